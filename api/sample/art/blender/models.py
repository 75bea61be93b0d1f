"""All models by name: how each is made and how it stands in the frame."""
import functools
import json
import os

import parts

MODELS = {}
VIEWS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'views.json')


def model(name, fit, kind='standing', elevation=9, aim=0.42, yaw=0, turn=0, move=(0, 0, 0)):
    """`fit`: how many inches the frame is wide. `yaw` turns the model, `turn` walks the camera round to the right."""

    def keep(make):
        if name in MODELS:
            raise ValueError(f'two models are called {name}')

        @functools.wraps(make)
        def named(*given, **more):
            if kind == 'room':
                return make(*given, **more)
            with parts.stands(name):
                return make(*given, **more)

        MODELS[name] = dict(make=named, fit=fit, kind=kind, elevation=elevation, aim=aim, yaw=yaw, turn=turn, move=move)
        return named

    return keep


def second_views():
    """views.json's: a detail is the model itself from nearer, with the inches of `focus` in the middle of the frame;
    a light is lit, in a dim room. What a view does not say is as in the model's first picture."""
    for name, view in json.load(open(VIEWS)).items():
        first = MODELS[name]
        if 'of' in view:
            camera = {k: v for k, v in view.items() if k != 'of'}
            MODELS[f'{name}-detail'] = {**first, 'move': (0, 0, 0), 'aim': 0.3, **camera}
        else:
            MODELS[f'{name}-lit'] = {**first, 'lit': True, 'fit': first['fit'] * 1.25, **view}


import model_bath  # noqa: E402,F401
import model_faucets  # noqa: E402,F401
import model_fittings  # noqa: E402,F401
import model_furniture  # noqa: E402,F401
import model_kitchen  # noqa: E402,F401
import model_lighting  # noqa: E402,F401
import model_more_rooms  # noqa: E402,F401
import model_rooms  # noqa: E402,F401

second_views()
