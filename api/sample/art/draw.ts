/** Writes every model in draw/ to models/{model}.svg and their sizes to models.json: `npx tsx api/sample/art/draw.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { bathModels } from './draw/bath.ts';
import { cabinetModels } from './draw/cabinets.ts';
import { furnitureModels } from './draw/furniture.ts';
import { lightingModels } from './draw/lighting.ts';
import { portraitModels } from './draw/portraits.ts';
import { roomModels } from './draw/rooms.ts';

const folder = new URL('./models/', import.meta.url);
mkdirSync(folder, { recursive: true });
const sizes: Record<string, { width: number; height: number }> = {};
for (const model of [
  ...bathModels(),
  ...cabinetModels(),
  ...lightingModels(),
  ...furnitureModels(),
  ...roomModels(),
  ...portraitModels(),
]) {
  if (sizes[model.name])
    throw new Error(`Two models are called ${model.name}: rename one in api/sample/art/draw/.`);
  sizes[model.name] = { width: model.width, height: model.height };
  writeFileSync(new URL(`${model.name}.svg`, folder), model.svg);
}
writeFileSync(new URL('./models.json', import.meta.url), `${JSON.stringify(sizes, null, 2)}\n`);
