"""Which models stand in each rendered room, in which finish and where in the picture: art/rooms.json, made from the
rooms' own scripts and not by hand.

    blender -b --factory-startup -t 1 -P standing.py -- LIST.json OUT.json

LIST.json says which rooms in which finish (`list.ts`'s pictures.json will do). What is cut by the frame, hidden behind
something, very small, or trimmed otherwise than it is sold is not listed."""
import json
import math
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import materials  # noqa: E402
import models  # noqa: E402
import parts  # noqa: E402
import stage  # noqa: E402

# The finish each fixed material is (materials.py's FIXED against looks.json and finishes.json).
FINISH_OF = {
    'oak': 'white-oak',
    'walnut': 'natural-walnut',
    'smoked': 'smoked-oak',
    'brass': 'brushed-brass',
    'black': 'matte-black',
    'bronze': 'oil-rubbed-bronze',
    'steel': 'satin-stainless',
    'chrome': 'polished-chrome',
    'nickel': 'brushed-nickel',
    'copper': 'aged-copper',
    'gunmetal': 'gunmetal',
    'white': 'gloss-white',
    'leather-tan': 'saddle-leather',
    'leather-dark': 'espresso-leather',
    'linen': 'oatmeal-linen',
}
TWO_TONE = {('black', 'brass'): 'black-and-brass'}
WIDTH, HEIGHT = 800, 450
# shares of the picture's height and of the model's own extent
SMALLEST, WHOLE = 0.055, 0.72


def worn(wear, finish):
    """The finish a model wears, or None when it is trimmed otherwise than it is sold."""
    if any(name not in ('A', 'B') and mat != name for name, mat in wear.items()):
        return None
    a, b = wear.get('A', 'A'), wear.get('B', wear.get('A', 'A'))
    if a == 'A':
        return finish
    return TWO_TONE.get((a, b)) or FINISH_OF.get(a)


def furnish(model, group):
    view = models.MODELS[model]
    parts.start()
    materials.begin(group, False)
    stage.dress('room', view['elevation'], view['aim'], view['turn'])
    stage.room(**view['make'](group in ('satin', 'polished')))
    parts.ROOT.scale = (1 / view['fit'],) * 3
    bpy.context.view_layer.update()


def seen(scene, folder):
    """For each pixel the number of the model that is seen there, 0 for the room itself."""
    for thing in parts.ROOT.children:
        thing.pass_index = thing.get('of', -1) + 1
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = WIDTH, HEIGHT, 100
    bpy.ops.render.render()
    image = bpy.data.images.load(os.path.join(folder, f'index.{scene.frame_current}.exr'))
    image.colorspace_settings.name = 'Raw'
    pixels = np.empty(WIDTH * HEIGHT * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.rint(pixels.reshape(HEIGHT, WIDTH, 4)[..., 0]).astype(int)


def extent(scene, index):
    """A model's rectangle in the picture, also where it lies outside of it."""
    points = []
    for thing in parts.ROOT.children:
        if thing.get('of', -1) == index:
            points += [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(c)) for c in thing.bound_box]
    xs, ys = [p.x for p in points], [p.y for p in points]
    return min(xs), max(xs), min(ys), max(ys)


def standing(scene, folder, finish):
    index_of = seen(scene, folder)
    found = {}
    for index, (model, wear) in enumerate(parts.stands.all):
        name = worn(wear, finish)
        rows, columns = np.where(index_of == index + 1)
        if name is None or len(rows) < 40:
            continue
        x0, x1, y0, y1 = extent(scene, index)
        left, right = columns.min() / WIDTH, (columns.max() + 1) / WIDTH
        low, high = rows.min() / HEIGHT, (rows.max() + 1) / HEIGHT
        whole = (right - left) >= WHOLE * (x1 - x0) and (high - low) >= WHOLE * (y1 - y0)
        if not whole or max((right - left) * WIDTH / HEIGHT, high - low) < SMALLEST:
            continue
        key, size = (model, name), (right - left) * (high - low)
        if key not in found or found[key][0] < size:
            found[key] = (size, (left + right) / 2, (low + high) / 2)
    return [
        {'model': model, 'finish': name, 'x': round(float(x), 2), 'y': round(float(1 - y), 2), 'share': round(float(size), 4)}
        for (model, name), (size, x, y) in sorted(found.items())
    ]


def main():
    given = sys.argv[sys.argv.index('--') + 1 :]
    wanted = [one for one in json.load(open(given[0])) if one['model'].startswith('room-')]
    scene, out = stage.setup(1)
    folder = tempfile.mkdtemp()
    scene.view_layers[0].use_pass_object_index = True
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.pixel_filter_type = 'BOX'
    scene.cycles.filter_width = 0.01
    scene.cycles.max_bounces = 0
    tree = scene.node_tree
    out.format.color_depth = '32'
    out.file_slots.clear()
    out.file_slots.new('index.#')
    tree.links.new(tree.nodes[0].outputs['IndexOB'], out.inputs[0])
    out.base_path = folder
    rooms = {}
    for one in sorted(wanted, key=lambda one: (one['model'], one['finish'])):
        furnish(one['model'], one['a']['group'])
        rooms[f'{one["model"]}/{one["finish"]}'] = standing(scene, folder, one['finish'])
        print('FURNISHED', one['model'], one['finish'], len(rooms[f'{one["model"]}/{one["finish"]}']), flush=True)
    with open(given[1], 'w') as file:
        lines = [f'  {json.dumps(key)}: [\n' + ',\n'.join('    ' + json.dumps(one).replace('{', '{ ').replace('}', ' }') for one in list_) + '\n  ]' for key, list_ in rooms.items()]
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


main()
