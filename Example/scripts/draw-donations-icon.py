#!/usr/bin/env python3
"""Draws Example/Assets/donations.png, @2x and @3x: a white template image of an open hand below a heart.

It needs only Python. The shapes are cubic Bézier paths on a grid of 24 units. The alpha of a pixel is the covered part
of its area, found by sampling.
"""

import struct
import zlib
from pathlib import Path

POINTS = 96
GRID = 24
SAMPLES = 8

# A path is a start point followed by curves. Each curve has two control points and an end point.
HEART = [
    (13.5, 11.9),
    (13.1, 11.9), (8.0, 8.5), (8.0, 5.2),
    (8.0, 3.3), (9.4, 2.0), (11.0, 2.0),
    (12.1, 2.0), (13.0, 2.6), (13.5, 3.5),
    (14.0, 2.6), (14.9, 2.0), (16.0, 2.0),
    (17.6, 2.0), (19.0, 3.3), (19.0, 5.2),
    (19.0, 8.5), (13.9, 11.9), (13.5, 11.9),
]

PALM = [
    (6.4, 14.9),
    (7.4, 14.1), (8.5, 13.6), (9.6, 13.6),
    (10.9, 13.6), (11.6, 14.6), (13.0, 14.6),
    (13.6, 14.6), (14.4, 14.6), (15.0, 14.6),
    (15.9, 14.6), (16.5, 15.2), (16.5, 16.0),
    (16.5, 16.8), (15.9, 17.4), (15.0, 17.4),
    (14.0, 17.4), (13.0, 17.4), (12.1, 17.4),
    (11.5, 17.4), (11.5, 18.3), (12.1, 18.3),
    (13.2, 18.3), (14.6, 18.4), (15.7, 18.3),
    (17.0, 18.2), (17.9, 17.4), (18.8, 16.6),
    (19.6, 15.9), (20.3, 15.2), (21.0, 14.7),
    (21.7, 14.2), (22.5, 14.3), (22.9, 14.9),
    (23.3, 15.5), (23.2, 16.2), (22.6, 16.8),
    (21.2, 18.2), (19.6, 20.1), (17.9, 21.2),
    (17.1, 21.7), (16.2, 22.0), (15.2, 22.0),
    (12.6, 22.0), (9.6, 22.0), (6.4, 22.0),
    (6.4, 20.0), (6.4, 17.0), (6.4, 14.9),
]

CUFF = [
    (1.8, 14.4),
    (2.6, 14.4), (3.6, 14.4), (4.2, 14.4),
    (4.7, 14.4), (5.0, 14.7), (5.0, 15.2),
    (5.0, 17.2), (5.0, 19.4), (5.0, 21.4),
    (5.0, 21.9), (4.7, 22.2), (4.2, 22.2),
    (3.6, 22.2), (2.6, 22.2), (1.8, 22.2),
    (1.3, 22.2), (1.0, 21.9), (1.0, 21.4),
    (1.0, 19.4), (1.0, 17.2), (1.0, 15.2),
    (1.0, 14.7), (1.3, 14.4), (1.8, 14.4),
]


def flatten(path, scale, steps=16):
    """Returns the path as the edges of a polygon."""
    points = [path[0]]
    for index in range(1, len(path), 3):
        start, (first, second, end) = points[-1], path[index:index + 3]
        for step in range(1, steps + 1):
            t, s = step / steps, 1 - step / steps
            points.append(tuple(
                s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
                for a, b, c, d in zip(start, first, second, end)))
    points = [(x * scale, y * scale) for x, y in points]
    return list(zip(points, points[1:] + points[:1]))


def coverage(paths, size):
    """Returns the coverage of each pixel by the paths, from 0 to 255, row by row."""
    rows = [[0.0] * size for _ in range(size)]
    for path in paths:
        edges = flatten(path, size / GRID)
        for line in range(size * SAMPLES):
            y = (line + 0.5) / SAMPLES
            crossings = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0)
                for (x0, y0), (x1, y1) in edges if (y0 <= y) != (y1 <= y))
            row = rows[line // SAMPLES]
            for left, right in zip(crossings[::2], crossings[1::2]):
                for x in range(int(left), min(int(right) + 1, size)):
                    row[x] += max(0.0, min(right, x + 1) - max(left, x)) / SAMPLES
    return [[min(255, round(value * 255)) for value in row] for row in rows]


def png(rows):
    """Returns a PNG of white pixels with the given alphas."""
    def chunk(name, data):
        checked = name + data
        return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))

    size = len(rows)
    pixels = b"".join(b"\0" + bytes(byte for alpha in row for byte in (255, alpha)) for row in rows)
    gray_and_alpha = 4
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, gray_and_alpha, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(pixels, 9))
        + chunk(b"IEND", b""))


def main():
    folder = Path(__file__).resolve().parent.parent / "Example" / "Assets"
    folder.mkdir(parents=True, exist_ok=True)
    for scale, suffix in ((1, ""), (2, "@2x"), (3, "@3x")):
        rows = coverage([HEART, PALM, CUFF], POINTS * scale)
        (folder / f"donations{suffix}.png").write_bytes(png(rows))


if __name__ == "__main__":
    main()
