"""A hero's film from a rendered room: a slow move towards a point and back, so that it loops without a jump.

    python3 film.py PICTURE OUT_NAME SECONDS X Y [ZOOM] [DRIFT]

X and Y (0 to 1) are what the camera nears; writes OUT_NAME.webm (VP9) and OUT_NAME.mp4 (H.264), 1280 x 720, each at
most 1.5 MB. Frames are cut at fractions of a pixel, so that a slow move does not tremble."""
import math
import os
import subprocess
import sys

os.environ['OMP_NUM_THREADS'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)
SIZE, RATE = (1280, 720), 25


def frames(picture, seconds, x, y, zoom, drift):
    height, width = picture.shape[:2]
    fit = SIZE[0] / width
    count = int(seconds * RATE)
    for i in range(count):
        turn = 2 * math.pi * i / count
        near = (1 - math.cos(turn)) / 2
        scale = fit * (1.02 + drift + (zoom - 1) * near)
        shift = drift * width * 0.5 * math.sin(turn)
        # the point neared stays where it is in the frame; the drift swings about it
        ox = x * SIZE[0] - scale * (x * width + shift)
        oy = y * SIZE[1] - scale * (y * height)
        ox = min(0, max(SIZE[0] - scale * width, ox))
        oy = min(0, max(SIZE[1] - scale * height, oy))
        move = np.array([[scale, 0, ox], [0, scale, oy]], np.float64)
        yield cv2.warpAffine(picture, move, SIZE, flags=cv2.INTER_AREA if scale < 0.7 else cv2.INTER_CUBIC)


def main():
    source, out, seconds, x, y = sys.argv[1], sys.argv[2], *map(float, sys.argv[3:6])
    zoom = float(sys.argv[6]) if len(sys.argv) > 6 else 1.10
    drift = float(sys.argv[7]) if len(sys.argv) > 7 else 0.012
    picture = cv2.imread(source)
    raw = ['ffmpeg', '-v', 'error', '-y', '-threads', '1', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', '1280x720', '-r', str(RATE), '-i', '-', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
    made = {
        f'{out}.mp4': ['-c:v', 'libx264', '-threads', '1', '-preset', 'slow', '-crf', '24', '-maxrate', '1300k', '-bufsize', '1300k', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
        f'{out}.webm': ['-c:v', 'libvpx-vp9', '-threads', '1', '-crf', '32', '-b:v', '1100k', '-row-mt', '0', '-cpu-used', '4', '-pix_fmt', 'yuv420p'],
    }
    for path, options in made.items():
        encoder = subprocess.Popen([*raw, *options, path], stdin=subprocess.PIPE)
        for picture_ in frames(picture, seconds, x, y, zoom, drift):
            encoder.stdin.write(picture_.tobytes())
        encoder.stdin.close()
        if encoder.wait():
            raise SystemExit(f'ffmpeg could not write {path}')
        print(path, os.path.getsize(path))


main()
