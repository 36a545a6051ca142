//! Pictures of positions and games as files: they can be decoded, and show what they should.

use narabe_art::pictures::{
    AnimationFormat, MAX_ANIMATED_PIXELS, Numbers, PictureError, PicturePosition, PictureStyle,
    SvgWords, Timing, game_animation, position_pixels, position_png, position_svg,
};
use narabe_art::skin::{parse_board, parse_stones, shipped};
use narabe_art::{Pixmap, decode_picture};
use narabe_rules::{BoardSize, Point, Position, Rule};

fn game() -> Position {
    let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in [
        "h8", "i9", "h9", "h10", "g8", "i8", "g10", "f11", "i10", "j11",
    ] {
        game.play(point.parse().unwrap()).unwrap();
    }
    game
}

fn style(pixels: u32) -> PictureStyle {
    PictureStyle {
        pixels,
        ..PictureStyle::default()
    }
}

/// How light a picture is at the centre of a point, on a board without coordinates.
fn light(picture: &Pixmap, point: &str) -> u32 {
    let point: Point = point.parse().unwrap();
    let geometry =
        narabe_art::board::Geometry::new(picture.width, 15, narabe_art::board::Padding::Bare);
    let (x, y) = geometry.centre(point.x, 14 - point.y);
    let [r, g, b, _] = picture.pixel(x as u32, y as u32);
    u32::from(r) + u32::from(g) + u32::from(b)
}

#[test]
fn a_png_file_has_its_size_and_its_stones() {
    let position = PicturePosition::from(&game());
    for pixels in [64, 200, 801, 4096] {
        let style = PictureStyle {
            coordinates: false,
            last_move: false,
            ..style(pixels)
        };
        let picture = decode_picture(&position_png(&position, &style).unwrap()).unwrap();
        assert_eq!((picture.width, picture.height), (pixels, pixels));
        assert!(
            light(&picture, "h8") < 300,
            "{pixels}: {}",
            light(&picture, "h8")
        );
        assert!(
            light(&picture, "i9") > 650,
            "{pixels}: {}",
            light(&picture, "i9")
        );
        assert!(
            picture
                .rgba
                .iter()
                .skip(3)
                .step_by(4)
                .all(|&alpha| alpha == 255)
        );
    }
}

#[test]
fn every_skin_has_a_picture_of_its_own() {
    let position = PicturePosition::from(&game());
    let mut seen = Vec::new();
    for (id, text) in shipped::BOARDS {
        let style = PictureStyle {
            board: parse_board(text).unwrap(),
            ..style(300)
        };
        seen.push((*id, position_pixels(&position, &style).unwrap()));
    }
    for (id, text) in shipped::STONES {
        let style = PictureStyle {
            stones: parse_stones(text).unwrap(),
            numbers: Numbers::All,
            coordinates: false,
            ..style(300)
        };
        seen.push((*id, position_pixels(&position, &style).unwrap()));
    }
    for (index, (id, picture)) in seen.iter().enumerate() {
        let others = &seen[index + 1..];
        assert!(others.iter().all(|(_, other)| other != picture), "{id}");
    }
}

#[test]
fn the_same_position_gives_the_same_bytes() {
    let position = PicturePosition::from(&game());
    let files = || {
        (
            position_png(&position, &style(200)),
            position_svg(&position, &style(200), &SvgWords::default()),
            game_animation(
                &position,
                &style(200),
                Timing::default(),
                AnimationFormat::Gif,
            ),
            game_animation(
                &position,
                &style(200),
                Timing::default(),
                AnimationFormat::Apng,
            ),
        )
    };
    assert_eq!(files(), files());
}

#[test]
fn sizes_out_of_range_are_refused_with_the_range() {
    let position = PicturePosition::from(&game());
    for pixels in [0, 63, 4097, u32::MAX] {
        let error = position_png(&position, &style(pixels)).unwrap_err();
        assert_eq!(error, PictureError::Pixels { pixels });
        assert!(error.to_string().contains("64 to 4096"), "{error}");
        assert!(position_svg(&position, &style(pixels), &SvgWords::default()).is_err());
        assert!(
            game_animation(
                &position,
                &style(pixels),
                Timing::default(),
                AnimationFormat::Gif
            )
            .is_err()
        );
    }
    let large = style(MAX_ANIMATED_PIXELS + 1);
    for result in [
        game_animation(&position, &large, Timing::default(), AnimationFormat::Gif),
        game_animation(&position, &large, Timing::default(), AnimationFormat::Apng),
    ] {
        assert!(result.unwrap_err().to_string().contains("at most 1200"));
    }
}

#[test]
fn an_animated_png_ends_with_the_position() {
    let position = PicturePosition::from(&game());
    let file = game_animation(
        &position,
        &style(240),
        Timing::default(),
        AnimationFormat::Apng,
    )
    .unwrap();
    let decoder = png::Decoder::new(std::io::Cursor::new(&file));
    let mut reader = decoder.read_info().unwrap();
    assert_eq!(reader.info().animation_control.unwrap().num_frames, 11);
    let mut screen = Pixmap::new(240, 240);
    let mut delays = Vec::new();
    for _ in 0..11 {
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut pixels).unwrap();
        let control = *reader.info().frame_control().unwrap();
        delays.push(control.delay_num);
        let part = Pixmap::paint(frame.width, frame.height, |x, y| {
            let at = (y as usize * frame.width as usize + x as usize) * 3;
            [pixels[at], pixels[at + 1], pixels[at + 2], 255]
        });
        screen.draw(&part, control.x_offset as i32, control.y_offset as i32);
    }
    assert_eq!(delays[0], 700);
    assert_eq!(delays[10], 4000);
    assert_eq!(screen, position_pixels(&position, &style(240)).unwrap());
}

#[test]
fn an_animated_gif_shows_the_game_in_few_colours() {
    let position = PicturePosition::from(&game());
    let file = game_animation(
        &position,
        &style(240),
        Timing::default(),
        AnimationFormat::Gif,
    )
    .unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file.as_slice()).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (240, 240));
    let mut screen = Pixmap::new(240, 240);
    let mut frames = 0;
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames += 1;
        let part = Pixmap {
            width: frame.width.into(),
            height: frame.height.into(),
            rgba: frame.buffer.to_vec(),
        };
        screen.draw(&part, frame.left.into(), frame.top.into());
        let shown = position_pixels(&position.after(frames - 1), &style(240)).unwrap();
        let differences = shown.rgba.iter().zip(&screen.rgba);
        let sum: u64 = differences
            .map(|(one, other)| u64::from(one.abs_diff(*other)))
            .sum();
        let mean = sum as f64 / shown.rgba.len() as f64;
        assert!(mean < 4.0, "frame {frames}: {mean}");
    }
    assert_eq!(frames, 11);
    assert!(file.len() < 90_000, "{}", file.len());
}

#[test]
fn the_longest_game_is_bounded() {
    let mut moves: Vec<Point> = BoardSize::MAX.points().collect();
    // Two by two colours in each direction: nobody has three in a row.
    moves.sort_by_key(|point| (point.x / 2 + point.y / 2 + point.x / 4 + point.y / 4) % 2);
    let (one, other) = moves.split_at(moves.len() / 2);
    let mut game = Position::new(Rule::Standard, BoardSize::MAX);
    for point in one
        .iter()
        .zip(other)
        .flat_map(|(one, other)| [*one, *other])
    {
        if game.outcome().is_none() {
            let _ = game.play(point);
        }
    }
    let position = PicturePosition::from(&game);
    let timing = Timing {
        per_move: 0,
        ..Timing::default()
    };
    let file = game_animation(&position, &style(300), timing, AnimationFormat::Gif).unwrap();
    assert!(
        file.len() < 3_000_000,
        "{} bytes for {} moves",
        file.len(),
        game.ply()
    );
}

#[test]
fn an_svg_file_is_well_formed() {
    let words = SvgWords {
        title: "A game & its <end>".to_owned(),
        description: "Ten moves.".to_owned(),
    };
    for (_, text) in shipped::STONES {
        let style = PictureStyle {
            stones: parse_stones(text).unwrap(),
            numbers: Numbers::All,
            ..style(500)
        };
        let file = position_svg(&PicturePosition::from(&game()), &style, &words).unwrap();
        let mut open = Vec::new();
        for part in file.split('<').skip(1) {
            let (tag, _) = part.split_once('>').unwrap();
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            let name = tag.trim_start_matches('/').split(' ').next().unwrap();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert_eq!(open, Vec::<&str>::new());
        assert!(file.contains("<desc>Ten moves.</desc>"));
    }
}
