"""Joins the frames of the README's film into one animated PNG with a palette.

usage: python3 scripts/make-film.py FRAMES_DIRECTORY FILM

Needs Pillow, which `scripts/bootstrap film` installs. The same frames make the same film.
"""

import sys
from pathlib import Path

from PIL import Image

# The duration of a frame in milliseconds, for the film's 20 frames per second.
DURATION = 50
COLORS = 160


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    paths = sorted(Path(sys.argv[1]).glob("*.png"))
    if not paths:
        sys.exit(f"make-film: there are no frames in {sys.argv[1]}")
    frames = [Image.open(path).convert("RGB") for path in paths]
    # One palette for all frames, from every fifth of them, so that unchanged parts stay unchanged.
    width, height = frames[0].size
    samples = frames[::5]
    sheet = Image.new("RGB", (width * len(samples), height), "white")
    for index, sample in enumerate(samples):
        sheet.paste(sample, (index * width, 0))
    palette = sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT)
    film = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    film[0].save(sys.argv[2], save_all=True, append_images=film[1:], duration=DURATION, loop=0, optimize=True)
    print(f"make-film: {len(film)} frames, {Path(sys.argv[2]).stat().st_size // 1000} kB")


main()
