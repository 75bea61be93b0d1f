"""The makers' logotypes, and the house's own wordmark, as paths:

    npm i --prefix /tmp/fonts @fontsource/jost …            # the families that logotypes.json names (all SIL OFL)
    pip install fonttools
    python3 api/sample/art/logotypes.py /tmp/fonts/node_modules/@fontsource

Writes public/media/vendors/{slug}.svg, their sizes to logotypes.sizes.json, and public/media/alder-and-fenn.svg. In
logotypes.json a row is a list of runs (text, family-weight[-italic], size, space between letters) or an ornament
("rule 70": its width; "gap 8" is only space); `mark` stands to the left of the rows, `frame` round them."""
import json
import math
import os
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(HERE, '../../../public/media')
INK = '#26221d'
_fonts = {}


def font(folder, name):
    if name not in _fonts:
        parts = name.split('-')
        style = 'italic' if parts[-1] == 'italic' else 'normal'
        if style == 'italic':
            parts.pop()
        weight = parts.pop()
        family = '-'.join(parts)
        _fonts[name] = TTFont(os.path.join(folder, family, 'files', f'{family}-latin-{weight}-{style}.woff'))
    return _fonts[name]


def number(v):
    return f'{v:.1f}'.rstrip('0').rstrip('.')


def run(folder, text, name, size, space, x, y):
    """The outlines of a word from (x, y) of its baseline on, and where the next begins."""
    face = font(folder, name)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    scale = size / face['head'].unitsPerEm
    pen = SVGPathPen(glyphs, number)
    for letter in text:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += glyph.width * scale + space
    return pen.getCommands(), x - space


def cap_height(face, size):
    table = face['OS/2']
    return (getattr(table, 'sCapHeight', 0) or 700 / 1000 * face['head'].unitsPerEm) * size / face['head'].unitsPerEm


ORNAMENTS = {
    'rule': lambda w: f'M{number(-w / 2)} 0H{number(w / 2)}',
    'arc': lambda w: f'M{number(-w / 2)} 6Q0 -8 {number(w / 2)} 6',
    'ripple': lambda w: 'M' + 'L'.join(f'{number(-w / 2 + w * i / 60)} {number(2.4 * math.sin(i * math.pi / 5))}' for i in range(61)),
}
# 44 x 44, drawn with a line
MARKS = {
    'drop': 'M22 4C30 15 35 21 35 28A13 13 0 0 1 9 28C9 21 14 15 22 4ZM16 29A6.5 6.5 0 0 0 22 35',
    'tree': 'M22 2L34 20H27L37 34H7L17 20H10ZM22 34V43',
    'wave': 'M3 16Q10 8 17 16T31 16T43 16M3 25Q10 17 17 25T31 25T43 25M3 34Q10 26 17 34T31 34T43 34',
    'blocks': 'M3 24H22V41H3ZM22 24H41V41H22ZM12 7H31V24H12Z',
    'cone': 'M22 2V12M22 12C28 12 31 17 33 24L37 31H7L11 24C13 17 16 12 22 12ZM16 31A6 6 0 0 0 28 31',
    'leaf': 'M10 38C6 20 16 7 38 6C39 28 27 39 10 38ZM10 38C16 27 22 21 31 14',
    'plumb': 'M22 2V22M15 22H29L22 42ZM12 12H32',
    'roof': 'M3 22L18 6L41 24M9 17V40H36V21M18 40V28H26V40',
}


def framed(kind, w, h):
    """A frame round a space w x h about the origin: what it draws, and how much it adds on each side."""
    if kind == 'ring':
        r = math.hypot(w / 2, h / 2) * 0.86
        return f'M{number(-w / 2 - 22)} 0A{number(w / 2 + 22)} {number(r * 0.62)} 0 1 1 {number(w / 2 + 22)} 0A{number(w / 2 + 22)} {number(r * 0.62)} 0 1 1 {number(-w / 2 - 22)} 0Z', 24, max(0, r * 0.62 - h / 2 + 2)
    px, py = (26, 15) if kind == 'pill' else (20, 15)
    x, y = w / 2 + px, h / 2 + py
    if kind == 'pill':
        return f'M{number(-x + y)} {number(-y)}H{number(x - y)}A{number(y)} {number(y)} 0 0 1 {number(x - y)} {number(y)}H{number(-x + y)}A{number(y)} {number(y)} 0 0 1 {number(-x + y)} {number(-y)}Z', px + 2, py + 2
    if kind == 'corners':
        return ''.join(f'M{number(a * x)} {number(b * (y - 12))}V{number(b * y)}H{number(a * (x - 12))}' for a in (-1, 1) for b in (-1, 1)), px + 2, py + 2
    if kind == 'plate':
        n = 7
        return f'M{number(-x + n)} {number(-y)}H{number(x - n)}A{n} {n} 0 0 0 {number(x)} {number(-y + n)}V{number(y - n)}A{n} {n} 0 0 0 {number(x - n)} {number(y)}H{number(-x + n)}A{n} {n} 0 0 0 {number(-x)} {number(y - n)}V{number(-y + n)}A{n} {n} 0 0 0 {number(-x + n)} {number(-y)}Z', px + 2, py + 2
    return f'M{number(-x)} {number(-y)}H{number(x)}V{number(y)}H{number(-x)}Z', px + 2, py + 2


def logotype(folder, rows, mark=None, frame=None):
    placed, lines, y, widest = [], [], 0.0, 0.0
    for row in rows:
        if isinstance(row, str):
            name, width = row.split()
            if name == 'gap':  # under letters that hang below the line
                y += float(width)
                continue
            y += 10
            lines.append((ORNAMENTS[name](float(width)), y))
            widest = max(widest, float(width))
            y += 2
            continue
        height = max(cap_height(font(folder, face), size) for _, face, size, _ in row)
        y += height + (9 if y else 0)
        x, words = 0.0, []
        for at, (text, face, size, space) in enumerate(row):
            if at:
                x += size * 0.28
            outline, x = run(folder, text, face, size, space if len(text) > 1 else 0, x, 0)
            words.append(outline)
        placed.append((words, x, y))
        widest = max(widest, x)
    height = y
    body = ''.join(
        f'<path transform="translate({number(-width / 2)} {number(at - height / 2)})" d="{"".join(words)}"/>'
        for words, width, at in placed
    )
    drawn = ''.join(f'<path transform="translate(0 {number(at - height / 2)})" d="{d}"/>' for d, at in lines)
    left = right = widest / 2 + 3
    half = height / 2 + 12
    if frame:
        d, px, py = framed(frame, widest, height)
        drawn += f'<path d="{d}"/>'
        left = right = widest / 2 + px
        half = height / 2 + py
    if mark:
        left += 58
        half = max(half, 25)
        drawn += f'<path transform="translate({number(-widest / 2 - 58)} -22)" d="{MARKS[mark]}"/>'
    width, tall = math.ceil(left + right), math.ceil(half * 2)
    strokes = f'<g fill="none" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{drawn}</g>' if drawn else ''
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{tall}" viewBox="{number(-left)} {number(-half)} {width} {tall}">'
        f'<g fill="{INK}">{body}</g>{strokes}</svg>\n',
        width,
        tall,
    )


def main():
    folder = sys.argv[1]
    os.makedirs(os.path.join(PUBLIC, 'vendors'), exist_ok=True)
    sizes = {}
    for slug, about in json.load(open(os.path.join(HERE, 'logotypes.json'))).items():
        svg, width, height = logotype(folder, **about)
        open(os.path.join(PUBLIC, 'vendors', f'{slug}.svg'), 'w').write(svg)
        sizes[slug] = {'width': width, 'height': height}
    with open(os.path.join(HERE, 'logotypes.sizes.json'), 'w') as file:
        json.dump(sizes, file, indent=2)
        file.write('\n')
    # the house's: its mark, as on the favicon, and its name
    wordmark, width, height = logotype(folder, [[['Alder', 'newsreader-500', 46, 0], ['&', 'newsreader-500-italic', 46, 0], ['Fenn', 'newsreader-500', 46, 0]]])
    inner = wordmark[wordmark.index('<g') : wordmark.rindex('</svg>')]
    mark = open(os.path.join(PUBLIC, '../logo.svg')).read()
    mark = mark[mark.index('>') + 1 : mark.rindex('</svg>')]
    whole = 64 + 20 + width
    open(os.path.join(PUBLIC, 'alder-and-fenn.svg'), 'w').write(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="64" viewBox="0 0 {whole} 64">{mark}'
        f'<g transform="translate({number(84 + width / 2)} 34)">{inner}</g></svg>\n'
    )


main()
