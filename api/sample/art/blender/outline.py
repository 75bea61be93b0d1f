"""Each model's faces as seen from the front, from the right and from above, for outlines.py to trace:

    blender -b --factory-startup -t 1 -P outline.py -- OUT_FOLDER

One .npz a model: triangles in inches (x to the right, y away, z up) and the part each belongs to."""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import materials  # noqa: E402
import models  # noqa: E402
import parts  # noqa: E402
import stage  # noqa: E402

# What stands on or in a model for its picture's sake and is not sold with it.
DRESSED = ('cabinet-glass', 'cabinet-open', 'bookcase', 'shelf-', 'bath-shelf', 'nightstand-open', 'rollout', 'organizer', 'paper-holder', 'countertop')
# The white inside of a shade lies within its outside: only that is traced.
SOLD = ('A', 'B', 'brass', 'glass', 'black', 'steel', 'rim', 'rubber')


def triangles(thing, graph):
    """A part's triangles, n x 3 x 3, with its modifiers."""
    mesh = thing.evaluated_get(graph).to_mesh()
    mesh.calc_loop_triangles()
    points = np.empty(len(mesh.vertices) * 3, np.float64)
    mesh.vertices.foreach_get('co', points)
    corners = np.empty(len(mesh.loop_triangles) * 3, np.int64)
    mesh.loop_triangles.foreach_get('vertices', corners)
    turn = np.array(thing.matrix_world)
    points = points.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3]
    return points[corners].reshape(-1, 3, 3)


def main():
    folder = sys.argv[sys.argv.index('--') + 1]
    os.makedirs(folder, exist_ok=True)
    stage.setup(1)
    for name, view in models.MODELS.items():
        if view['kind'] == 'room' or name.endswith(('-detail', '-lit')) or name.startswith('tile-'):
            continue
        parts.start()
        materials.begin('satin', False)
        view['make']()
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        faces, owners, looks = [], [], []
        for thing in parts.ROOT.children:
            look = thing.data.materials[0].name.split('.')[0]
            if (name.startswith(DRESSED) and look not in SOLD) or (view['kind'] != 'standing' or 'lamp' in name) and look == 'white':
                continue
            found = triangles(thing, graph)
            faces.append(found)
            owners.append(np.full(len(found), len(looks)))
            looks.append(look)
        np.savez_compressed(os.path.join(folder, f'{name}.npz'), faces=np.concatenate(faces), owners=np.concatenate(owners), looks=looks, kind=view['kind'])
        print('DREW', name, len(looks), flush=True)


main()
