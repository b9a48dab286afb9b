import { blazon } from '../blazon.ts'
import type { CustomStyle } from '../custom-style.ts'
import { palette, tint } from '../palette.ts'
import type { Scene } from './castle-ids.ts'
import { paintProperties } from './defs.tsx'

/** The colours of a castle's picture as custom properties of its root. */
export function sceneStyle(
  { uid, time, armsId }: Scene,
  banner?: readonly [cloth: string, trim: string],
): CustomStyle {
  const { house } = blazon(armsId)
  const [cloth, trim] = banner ?? [house.cloth, house.trim]
  const properties: CustomStyle = { ...paintProperties(uid) }
  for (const [name, value] of Object.entries(palette(time))) properties[`--${name}`] = value
  properties['--b1'] = tint(cloth, time)
  properties['--b2'] = tint(trim, time)
  return properties
}
