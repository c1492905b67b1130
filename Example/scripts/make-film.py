"""Joins the frames of each of the films of the README and the documentation into an animated PNG with a palette.

usage: python3 Example/scripts/make-film.py FRAMES_DIRECTORY FILMS_DIRECTORY

FRAMES_DIRECTORY has a folder of frames for each film, which gives the film its name. Needs Pillow, which
`scripts/bootstrap film` installs. The same frames make the same films.
"""

import sys
from pathlib import Path

from PIL import Image

# The duration of a frame in milliseconds, for the films' 20 frames per second.
DURATION = 50
COLORS = 160
# The opacities of the pixels outside the device and at its edge. Their color is that of its metal edge.
OPACITIES = (0, 64, 128, 192)
EDGE = (115, 115, 115)


def join(paths, film):
    """Writes a film of the frames at `paths`, and returns its size in bytes."""
    pictures = [Image.open(path).convert("RGBA") for path in paths]
    frames = [picture.convert("RGB") for picture in pictures]
    # One palette for all frames, from every fifth of them, so that unchanged parts stay unchanged.
    width, height = frames[0].size
    samples = frames[::5]
    sheet = Image.new("RGB", (width * len(samples), height), "white")
    for index, sample in enumerate(samples):
        sheet.paste(sample, (index * width, 0))
    palette = sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT)
    colors = palette.getpalette()[:3 * COLORS]
    colors += (0,) * (3 * COLORS - len(colors)) + EDGE * len(OPACITIES)
    # All frames have the same outline. A pixel of the device is 255 in the mask, and all others have an index in it.
    step = 256 // len(OPACITIES)
    mask = pictures[0].getchannel("A").point([COLORS + alpha // step for alpha in range(255)] + [255])
    outside = mask.point([255] * 255 + [0])
    for index, frame in enumerate(frames):
        frame = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        frame.putpalette(colors)
        frame.paste(mask, mask=outside)
        frame.info["transparency"] = bytes((255,) * COLORS + OPACITIES)
        frames[index] = frame
    frames[0].save(film, save_all=True, append_images=frames[1:], duration=DURATION, loop=0, optimize=True)
    size = film.stat().st_size
    print(f"make-film: {film.name}: {len(frames)} frames, {size // 1000} kB")
    return size


films = {folder.name: sorted(folder.glob("*.png")) for folder in sorted(Path(sys.argv[1]).iterdir()) if folder.is_dir()}
if not films or not all(films.values()):
    sys.exit(f"make-film: there are no frames in {sys.argv[1]}, or in one of its folders")
total = sum(join(paths, Path(sys.argv[2]) / f"{name}.png") for name, paths in films.items())
print(f"make-film: {total // 1000} kB in total")
