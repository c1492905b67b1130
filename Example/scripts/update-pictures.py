"""Replaces the films and diagrams in the repository whose pixels have changed.

usage: python3 Example/scripts/update-pictures.py FRAMES_DIRECTORY FILMS_DIRECTORY RENDERED_DIRECTORY DIAGRAMS_DIRECTORY

FRAMES_DIRECTORY has a folder of frames for each film, which gives the film its name. The frames of a film are joined into an
animated PNG with a palette. RENDERED_DIRECTORY has a new picture for each one in DIAGRAMS_DIRECTORY. Files with the same
pixels stay as they are, because another version of an encoder would write other bytes, which make the repository larger.
Needs Pillow, which `scripts/bootstrap film` installs.
"""

import io
import sys
from itertools import zip_longest
from pathlib import Path

from PIL import Image, ImageSequence

# The duration of a frame in milliseconds, for the films' 20 frames per second.
DURATION = 50
COLORS = 160
# The opacities of the pixels outside the device and at its edge. Their color is that of its metal edge.
OPACITIES = (0, 64, 128, 192)
EDGE = (115, 115, 115)


def film(paths):
    """Returns an animated PNG of the frames at `paths`."""
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
    data = io.BytesIO()
    frames[0].save(
        data, format="PNG", save_all=True, append_images=frames[1:], duration=DURATION, loop=0, optimize=True)
    return data.getvalue()


def pixels(data):
    """Yields the duration and the pixels of each frame of a picture."""
    for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data))):
        yield frame.info.get("duration"), frame.size, frame.convert("RGBA").tobytes()


def update(path, data):
    """Writes a picture unless the file has the same pixels."""
    is_same = path.exists() and all(old == new for old, new in zip_longest(pixels(path.read_bytes()), pixels(data)))
    if not is_same:
        path.write_bytes(data)
    print(f"update-pictures: {path.name}: {path.stat().st_size // 1000} kB, {'the same' if is_same else 'changed'}")


frames, films, rendered, diagrams = map(Path, sys.argv[1:])
recorded = {folder.name: sorted(folder.glob("*.png")) for folder in sorted(frames.iterdir()) if folder.is_dir()}
if not recorded or not all(recorded.values()):
    sys.exit(f"update-pictures: there are no frames in {frames}, or in one of its folders")
for name, paths in recorded.items():
    update(films / f"{name}.png", film(paths))
for path in sorted(diagrams.glob("*.png")):
    update(path, (rendered / path.name).read_bytes())
