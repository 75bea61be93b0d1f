"""Develops renders into pictures: takes the noise out, gives each finish its reflectance, tones and saves WebP.

    python3 develop.py LIST.json EXR_FOLDER OUT_FOLDER [again]

what is missing, and what brushed stands in for while its polished render is there; `again`: all there are renders of.

Each picture of the list names its parts: A rendered in one group at one colour, B (where aux is red) in another."""
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
os.environ['OMP_NUM_THREADS'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)
NODES = (0.04, 0.38, 0.90)
LIGHT = np.array([1.0, 0.985, 0.955], np.float32)
# of the lamps in a dim room, to which the eye is half used
LAMPLIGHT = np.array([1.0, 0.75, 0.48], np.float32)


def read(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    return np.ascontiguousarray(picture[:, :, 2::-1]).astype(np.float32)


def despeckle(picture):
    """A pixel far brighter than all its neighbours is a firefly."""
    middle = cv2.medianBlur(picture, 3)
    return np.where(picture > middle * 2.2 + 0.1, middle, picture)


def quiet(picture, normal, albedo, shiny, strength):
    """Noise out of the model: light without its texture is averaged over neighbours that face the same way, and what
    is left goes through non-local means."""
    picture = despeckle(picture)
    if normal is not None:
        texture = np.maximum(albedo, 0.02)
        guide = np.dstack([normal[..., 0], normal[..., 2], albedo.mean(axis=-1) * 1.5]).astype(np.float32)
        light = np.sqrt(np.clip(picture / texture, 0, 8)).astype(np.float32)
        far, near = (1.2, 0.05) if shiny else (2.6, 0.12)
        # a large room has fewer samples in a pixel, and more pixels
        large = max(1.0, picture.shape[1] / 1600)
        light = cv2.ximgproc.jointBilateralFilter(guide, light, 9 if large == 1 else 15, near, far * large)
        picture = light**2 * texture
    coded = np.sqrt(np.clip(picture, 0, 4) / 4)
    whole = np.clip(coded * 65535, 0, 65535).astype(np.uint16)
    out = np.empty_like(whole)
    for channel in range(3):
        out[:, :, channel] = cv2.fastNlMeansDenoising(
            np.ascontiguousarray(whole[:, :, channel]), [strength], None, 5, 11, cv2.NORM_L1
        )
    return (out.astype(np.float32) / 65535) ** 2 * 4


def smooth_ground(far, ground, lit):
    """The half-size picture of the ground, averaged over what is ground only."""
    far = despeckle(far)
    weight = cv2.erode((ground > 0.98).astype(np.float32), np.ones((2, 2), np.uint8))
    soft = far
    for sigma in (4.0, 7.0) if lit else (2.5, 5.0):
        near = cv2.GaussianBlur(weight, (0, 0), sigma)[..., None]
        mean = cv2.GaussianBlur(soft * weight[..., None], (0, 0), sigma)
        soft = np.where(near > 1e-3, mean / np.maximum(near, 1e-3), soft)
    return soft


def joined(near, far, ground, far_ground, lit):
    """Full size at the model and within a few pixels of it, the smooth ground elsewhere."""
    height, width = ground.shape
    soft = cv2.resize(smooth_ground(far, far_ground, lit), (width, height), interpolation=cv2.INTER_CUBIC)
    size, sigma = (5, 1.5) if lit else (13, 4.0)
    thing = cv2.dilate((ground < 0.98).astype(np.float32), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    keep = np.clip(cv2.GaussianBlur(thing, (0, 0), sigma) * 1.02 - 0.01, 0, 1)[..., None]
    # right at the edge the ground is the model's shadow: keep what was rendered there
    return near * keep + soft * (1 - keep)


def at(nodes, colour):
    """The light at another reflectance: Lagrange's polynomial through the three rendered."""
    a, b, c = NODES
    la = (colour - b) * (colour - c) / ((a - b) * (a - c))
    lb = (colour - a) * (colour - c) / ((b - a) * (b - c))
    lc = (colour - a) * (colour - b) / ((c - a) * (c - b))
    return np.maximum(0, nodes[..., 0] * la + nodes[..., 1] * lb + nodes[..., 2] * lc)


def curve():
    """Light 0 to 4 in 4096 steps of its square root, as the eye gets it: a shoulder above, a little contrast."""
    x = (np.arange(4096) / 4095) ** 2 * 4
    knee = 0.62
    over = np.maximum(x - knee, 0)
    x = np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))))
    x = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)
    x = x + 0.16 * (x - 0.5) * (1 - np.abs(2 * x - 1))
    return (np.clip(x, 0, 1) * 255).astype(np.float32)


CURVE = curve()
# a quarter of a step of noise keeps smooth ground from showing bands
GRAIN = np.random.default_rng(1).uniform(0.25, 0.75, (1600, 2400, 1)).astype(np.float32)


def tone(light, calm=0.86):
    index = np.sqrt(np.clip(light, 0, 4) * (1 / 4)) * 4095
    low = index.astype(np.int32)
    high = np.minimum(low + 1, 4095)
    part = (index - low).astype(np.float32)
    value = CURVE[low] * (1 - part) + CURVE[high] * part
    # a curve on each channel makes colours louder than their swatches: take that back
    grey = value @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    value = np.clip(grey[..., None] + (value - grey[..., None]) * calm, 0, 255)
    return np.minimum(value + GRAIN[: light.shape[0], : light.shape[1]], 255).astype(np.uint8)


class Renders:
    def __init__(self, folder):
        self.folder, self.kept = folder, {}

    def lacks(self, model, group):
        return not os.path.exists(os.path.join(self.folder, f'{model}--{group}.image.exr'))

    def get(self, model, group):
        key = f'{model}--{group}'
        if key not in self.kept:
            base = os.path.join(self.folder, key)
            if self.lacks(model, group):
                # brushed will do until the polished one is rendered; a second view can wait for its own
                return self.get(model, 'satin') if group == 'polished' and not is_second(model) else None
            image, tint, aux = (read(f'{base}.{name}.exr') for name in ('image', 'tint', 'aux'))
            solid = np.maximum(aux[..., 1:2], 0.02)
            tint = np.where(aux[..., 1:2] > 0.02, tint / solid, 1.0)
            mask = np.clip(aux[..., 0:1] / solid, 0, 1)
            # outside the model's rectangle nothing was rendered: that is ground, of the ground's tint
            # (seen through glass, it says so less loudly, and is not ground)
            ground = np.where(aux[..., 1] > 0.02, np.clip(aux[..., 2], 0, 1), 0.0)
            shot = image.max(axis=-1) > 0
            ground = np.where(shot, ground, 1.0)
            known = ground > 0.999
            tone_of_ground = tint[known & shot].mean(axis=0) if (known & shot).any() else np.ones(3, np.float32)
            tint = np.where(shot[..., None], tint, tone_of_ground)
            image = self.clean(base, image, group, shot)
            # clear glass is grainy: little light comes back from it
            glass = (aux[..., 1] > 0.4) & (aux[..., 1] < 0.985) & (cv2.erode(shot.astype(np.uint8), np.ones((5, 5))) > 0)
            if glass.any():
                calm = cv2.GaussianBlur(cv2.medianBlur(image, 5), (0, 0), 1.0)
                share = cv2.GaussianBlur(glass.astype(np.float32), (0, 0), 0.7)[..., None]
                image = image * (1 - share) + calm * share
            if os.path.exists(f'{base}.far-image.exr'):
                far, far_aux = (read(f'{base}.{name}.exr') for name in ('far-image', 'far-aux'))
                far_ground = np.clip(far_aux[..., 2] / np.maximum(far_aux[..., 1], 0.02), 0, 1)
                image = joined(image, far, ground.astype(np.float32), far_ground, model.endswith('-lit'))
            self.kept = {k: v for k, v in self.kept.items() if k.startswith(f'{model}--')}
            self.kept[key] = (image, tint, mask)
        return self.kept[key]


    def clean(self, base, image, group, shot):
        """Only the rectangle that was rendered."""
        rows, columns = np.where(shot.any(axis=1))[0], np.where(shot.any(axis=0))[0]
        box = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        guides = (None, None)
        room = os.path.basename(base).startswith('room-')
        if os.path.exists(f'{base}.normal.exr'):
            guides = [read(f'{base}.{name}.exr')[box] for name in ('normal', 'albedo')]
        out = image.copy()
        strength = 1100 if '-lit--' in base else 650
        out[box] = quiet(image[box], *guides, shiny=group in ('polished', 'satin') and not room, strength=strength)
        return out


def is_second(model):
    return model.endswith(('-detail', '-lit'))


def coloured(render, colour):
    image, tint, _ = render
    return np.stack([at(image, c) for c in colour], axis=-1) * tint


def glare(light):
    """What a lens makes of a lamp in a dim room: a little of its light lies round it."""
    over = np.clip(light - 0.6, 0, 2)
    return light + 0.10 * cv2.GaussianBlur(over, (0, 0), 10) + 0.14 * cv2.GaussianBlur(over, (0, 0), 45)


def eased(light):
    """The bright end drawn together: a wall beside a lamp is not white."""
    over = np.maximum(light - 0.6, 0)
    return np.minimum(light, 0.6) + over / (1 + over)


def develop(renders, one):
    a = renders.get(one['model'], one['a']['group'])
    if a is None:
        return None
    light = coloured(a, one['a']['colour'])
    if one.get('b'):
        b = renders.get(one['model'], one['b']['group'])
        if b is None:
            return None
        light = light * (1 - a[2]) + coloured(b, one['b']['colour']) * a[2]
    lit = one['model'].endswith('-lit')
    picture = tone(eased(glare(light * LAMPLIGHT)), 1.0) if lit else tone(light * LIGHT)
    return np.ascontiguousarray(picture[:, :, ::-1])


def main():
    wanted, folder, out = json.load(open(sys.argv[1])), sys.argv[2], sys.argv[3]
    again = len(sys.argv) > 4
    renders = Renders(folder)
    made = 0
    # what was developed from a satin render because there is no polished one yet: list.ts asks for that again
    notes = os.path.join(out, 'stand-ins.json')
    standing = set(json.load(open(notes))) if os.path.exists(notes) else set()
    for one in wanted:
        path = os.path.join(out, one['model'], f'{one["finish"]}.webp')
        name = f'{one["model"]}/{one["finish"]}'
        stands = name in standing and not renders.lacks(one['model'], one['a']['group'])
        if os.path.exists(path) and not again and not stands:
            continue
        picture = develop(renders, one)
        if picture is None:
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        # there are as many second views as first ones, and a clone stays under 90 MB
        quality = 84 if is_second(one['model']) else 90
        cv2.imwrite(f'{path}.part.webp', picture, [cv2.IMWRITE_WEBP_QUALITY, quality])
        os.replace(f'{path}.part.webp', path)
        made += 1
        (standing.add if renders.lacks(one['model'], one['a']['group']) else standing.discard)(name)
    with open(notes, 'w') as file:
        json.dump(sorted(standing), file, indent=2)
        file.write('\n')
    print(f'developed {made} pictures')


if __name__ == '__main__':
    main()
