use narabe::engine::*;
use narabe::notation::parse_move_list;
use narabe::rules::*;
fn main() {
    let depth: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut total=0; let mut time=std::time::Duration::ZERO;
    for moves in ["h8", "h8 i9 h10 g8 i7", "h8 i8 g6 j9 h7 h9 i10 g8", "h8 h9 j7 j9 k8 g10 i9 i10 f7","c3 d4 m13 l12 h8 h9 d12 e11"] {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for p in parse_move_list(moves).unwrap() { position.play(p).unwrap(); }
        let mut engine = Engine::new(Settings{hash:128,threads:std::env::var("T").map_or(1,|t|t.parse().unwrap())});
        if std::env::var("T").is_ok() { engine=Engine::with_crew(engine.settings(), Box::new(Threads)); }
        let clock = SystemClock::start();
        let r = engine.think(&position, &Limits::depth(depth), &clock, &Default::default(), |r| {
            if std::env::var("V").is_ok() {
            println!("d{}-{} {} n{} {:?} {}", r.depth, r.deepest, r.lines[0].value, r.nodes, r.elapsed, narabe::notation::write_move_list(&r.lines[0].points));}
        }).unwrap();
        println!("{moves}: d{}-{} {} n{} {:?} {}", r.depth, r.deepest, r.lines[0].value, r.nodes, r.elapsed, narabe::notation::write_move_list(&r.lines[0].points));
        total+=r.nodes; time+=r.elapsed;
    }
    println!("nodes {total} nps {}", total as f64/time.as_secs_f64());
}
