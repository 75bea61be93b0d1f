"""Renders what is missing of a list of (model, group), and goes on where it stopped:

    blender -b --factory-startup -t 1 -P render.py -- LIST.json EXR_FOLDER [SAMPLES] [PERCENT] [HOW_MANY]

LIST.json is what list.ts writes. A few EXR files a render: image, tint, aux (see materials.py) and the denoiser's guides."""
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

import materials  # noqa: E402
import models  # noqa: E402
import parts  # noqa: E402
import stage  # noqa: E402


KINDS = [slot for slot, _ in stage.SLOTS]


def main():
    given = sys.argv[sys.argv.index('--') + 1 :]
    wanted = json.load(open(given[0]))
    folder = given[1]
    samples = int(given[2]) if len(given) > 2 else 14
    percent = int(given[3]) if len(given) > 3 else 100
    most = int(given[4]) if len(given) > 4 else len(wanted)
    scene, out = stage.setup(samples)
    scene.render.resolution_percentage = percent
    for one in wanted:
        model, group = one['model'], one['group']
        base = os.path.join(folder, f'{model}--{group}')
        if os.path.exists(f'{base}.image.exr') or os.path.exists(os.path.join(os.path.dirname(folder), 'stop')):
            continue
        if model not in models.MODELS:
            continue
        if most == 0:
            break
        most -= 1
        began = time.time()
        try:
            make(model, group)
        except Exception as error:  # one bad model must not end the night
            import traceback

            traceback.print_exc()
            print('FAILED', model, group, error, flush=True)
            continue
        view = models.MODELS[model]
        shoot(scene, out, folder, base, round(samples * view.get('samples', 1)), percent, view.get('lit', False))
        print(f'RENDERED {model} {group} {time.time() - began:.1f}s', flush=True)


def shoot(scene, out, folder, base, samples, percent, lit):
    """The whole at half size for the ground, which is smooth; then the model's own rectangle at full size."""
    r = scene.render
    room = r.resolution_x > r.resolution_y
    low, high = ([0, 0], [1, 1]) if room else bounds(scene)
    rate = room_samples(r, samples) if room else samples
    # a dim room is noisier
    passes = (('far', percent // 3, 32 if lit else 10, False), ('near', percent, rate * 3 // 2 if lit else rate, True))
    for name, size, rate, cut in passes[1:] if room else passes:
        r.resolution_percentage, scene.cycles.samples = size, rate
        r.use_border, r.use_crop_to_border = cut and not room, False
        r.border_min_x, r.border_min_y = low
        r.border_max_x, r.border_max_y = high
        out.base_path = folder
        for slot, kind in zip(out.file_slots, KINDS):
            slot.path = f'part.{kind}.#'
        bpy.ops.render.render()
        for kind in reversed(KINDS):
            part = os.path.join(folder, f'part.{kind}.{scene.frame_current}.exr')
            if name == 'far' and kind not in ('image', 'aux'):
                os.remove(part)
            else:
                os.replace(part, f'{base}.{"far-" if name == "far" else ""}{kind}.exr')


def room_samples(r, samples):
    """A larger picture is averaged over more pixels afterwards."""
    return max(7, round(samples * (1600 / r.resolution_x) ** 2))


def bounds(scene):
    """The model's rectangle in the frame, 0 to 1."""
    bpy.context.view_layer.update()
    seen = []
    for thing in parts.ROOT.children:
        for corner in thing.bound_box:
            p = world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
            seen.append((p.x, p.y))
    def clip(v):
        return max(0.0, min(1.0, v))
    return (
        [clip(min(p[i] for p in seen) - 0.03) for i in (0, 1)],
        [clip(max(p[i] for p in seen) + 0.03) for i in (0, 1)],
    )


def make(model, group):
    view = models.MODELS[model]
    parts.start()
    materials.begin(group, view.get('lit', False))
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y = stage.WIDTH, stage.HEIGHT
    bpy.context.scene.cycles.diffuse_bounces = 3 if view['kind'] == 'room' else view.get('bounces', 1)
    if view['kind'] == 'room':
        stage.dress('room', view['elevation'], view['aim'], view['turn'])
        stage.room(**view['make'](group in ('satin', 'polished')))
    else:
        view['make']()
    root = parts.ROOT
    scale = 1 / view['fit']
    root.scale = (scale, scale, scale)
    root.rotation_euler = (0, 0, view['yaw'] * 3.14159265 / 180)
    root.location = view['move']
    if view['kind'] != 'room':
        stage.dress(view['kind'], view['elevation'], view['aim'], view['turn'], **set_up(view, root, scale))


def set_up(view, root, scale):
    """How the stage follows a second view: the floor sinks with the model, the sweep makes room behind it."""
    if view.get('lit'):
        bpy.context.view_layer.update()
        return {'lamps': lamps(), 'power': view.get('power', 1)}
    if 'focus' not in view:
        return {}
    at = Matrix.Rotation(root.rotation_euler.z, 3, 'Z') @ Vector(view['focus']) * scale
    hung = view['kind'] == 'wall'
    root.location = (-at.x, 0 if hung else -at.y, view['aim'] - at.z)
    bpy.context.view_layer.update()
    back = max((t.matrix_world @ Vector(c)).y for t in root.children for c in t.bound_box)
    return {'near': at.y if hung else 0.0, 'floor': view['aim'] - at.z, 'back': back}


def lamps():
    """Where the model's glowing parts are, as (place, size): a long or a wide one in five or six."""
    found = []
    for thing in parts.ROOT.children:
        if thing.data.materials[0].name.split('.')[0] not in materials.GLOWING:
            continue
        corners = [thing.matrix_world @ Vector(c) for c in thing.bound_box]
        low, high = (Vector([pick(c[i] for c in corners) for i in range(3)]) for pick in (min, max))
        middle, span = (low + high) / 2, high - low
        if span.x > 4 * span.z and span.x > 4 * span.y:
            found += [(middle + Vector((span.x * t, 0, 0)), span.z * 1.2) for t in (-0.4, -0.2, 0, 0.2, 0.4)]
        elif span.x > 8 * span.z:
            turns = [i * 1.0472 + 0.3 for i in range(6)]
            found += [(middle + Vector((math.cos(t), math.sin(t), 0)) * span.x * 0.42, span.z * 2) for t in turns]
        else:
            found.append((middle, min(span) * 0.5))
    return found


main()
