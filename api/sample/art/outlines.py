"""Traces what blender/outline.py wrote: renders/{model}/outline.json, each model from the front and from its right side
(a flat one from above), as SVG paths in a grid as wide as the model.

    python3 outlines.py FOLDER SIZES.json

Faces are laid down from the back to the front, each part in a number of its own; a part's edge is what is traced. SIZES.json
(blender/list.ts) has each model's measures: what a lamp hangs on is cut off at its height."""
import glob
import json
import os
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
# Pixels and grid steps of the longer side.
LONG, GRID = 900, 400
# Models whose picture shows them from their side.
TURNED = ('faucet-gooseneck', 'faucet-spring', 'pot-filler', 'lamp-task', 'sconce-swing')
# What a picture shows beside the thing itself, by height in inches: a valve, a flush plate.
ALONE = {'shower-rain': (-8, 99), 'toilet-wall': (-99, 18)}
# Sold by length, or in another number: a box says more.
BOXES = ('countertop', 'rollout')
VIEWS = {
    # across, up, and towards the eye
    'front': (lambda p: p[..., 0], lambda p: p[..., 2], lambda p: -p[..., 1]),
    'side': (lambda p: p[..., 1], lambda p: p[..., 2], lambda p: p[..., 0]),
    'top': (lambda p: p[..., 0], lambda p: p[..., 1], lambda p: p[..., 2]),
}


def path_of(contour, scale, height):
    """Relative steps: short numbers, and a minus that needs no space before it."""
    points = np.rint(contour[:, 0, :] * scale).astype(int)
    keep = np.any(points != np.roll(points, 1, axis=0), axis=1)
    points = points[keep]
    if len(points) < 3:
        return ''
    out = f'M{points[0][0]} {points[0][1]}l'
    steps = [f'{dx} {dy}' for dx, dy in points[1:] - points[:-1]]
    return (out + ' '.join(steps) + 'z').replace(' -', '-')


def trace(faces, owners, view):
    across, up, near = VIEWS[view]
    u, v, w = across(faces), up(faces), near(faces)
    left, low = u.min(), v.min()
    wide, high = u.max() - left, v.max() - low
    scale = LONG / max(wide, high)
    canvas = np.zeros((int(high * scale) + 9, int(wide * scale) + 9), np.int32)
    points = np.stack([(u - left) * scale + 4, (high - (v - low)) * scale + 4], axis=-1)
    order = np.argsort(w.mean(axis=1), kind='stable')
    fixed = np.rint(points * 16).astype(np.int32)
    for i in order:
        cv2.fillConvexPoly(canvas, fixed[i], int(owners[i]) + 1, cv2.LINE_8, 4)
    paths = []
    for part in range(1, int(owners.max()) + 2):
        mask = cv2.morphologyEx((canvas == part).astype(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
        contours, _ = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
        for contour in contours:
            if cv2.contourArea(contour) < 18:
                continue
            paths.append(path_of(cv2.approxPolyDP(contour, 1.3, True) - 4, GRID / LONG, high))
    return {'width': round(GRID / LONG * wide * scale), 'height': round(GRID / LONG * high * scale), 'path': ''.join(dict.fromkeys(paths))}


def main():
    total = 0
    sizes = json.load(open(sys.argv[2]))
    for file in sorted(glob.glob(os.path.join(sys.argv[1], '*.npz'))):
        model = os.path.basename(file)[:-4]
        data = np.load(file)
        faces, owners, kind = data['faces'], data['owners'], str(data['kind'])
        if model in BOXES or model not in sizes:
            continue
        low, high = ALONE.get(model, (-999, 999))
        if kind == 'ceiling':
            # a cord or a stem goes on to a ceiling above the picture
            width, _, height = sizes[model]
            high = faces[..., 2].min() + height * np.ptp(faces[..., 0]) / width
        keep = (faces[..., 2].min(axis=1) < high) & (faces[..., 2].max(axis=1) > low)
        faces, owners = faces[keep], owners[keep]
        faces[..., 2] = np.clip(faces[..., 2], low, high)
        if model in TURNED:
            faces = np.stack([faces[..., 1], -faces[..., 0], faces[..., 2]], axis=-1)
        spans = [faces[..., i].max() - faces[..., i].min() for i in range(3)]
        second = 'top' if kind == 'standing' and spans[2] < 0.55 * min(spans[0], spans[1]) else 'side'
        outline = {view: trace(faces, owners, view) for view in ('front', second)}
        folder = os.path.join(HERE, 'renders', model)
        if not os.path.isdir(folder):
            continue
        text = json.dumps(outline, indent=2)
        total += len(text)
        with open(os.path.join(folder, 'outline.json'), 'w') as out:
            out.write(text + '\n')
    print(f'{total} bytes')


main()
