import type { MarketLot } from '../../../../../generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { gearLooks } from '../../things/gear/gear-looks.ts'
import { resourceMaterial } from '../../things/gear/gear-material.ts'

/** What a lot needs to be drawn: its own plate, whatever it is. */
export function lotLooks({ gear, resource, consumable }: MarketLot) {
  if (gear) {
    const { name, art, material, quality, levelMin, blank, marks } = gearLooks(gear)
    // That it lies on the market goes without saying here.
    return {
      name,
      art,
      material,
      levelMin,
      quality: blank ? null : quality,
      blank,
      marks: { ...marks, inMarket: false, isNew: false },
    }
  }
  if (consumable) {
    const { name, icon, levelMin } = consumable
    return {
      name,
      art: itemArt(icon),
      material: 'cloth' as const,
      levelMin,
      quality: null,
      blank: false,
      marks: {},
    }
  }
  const { name = '', icon = '' } = resource ?? {}
  return {
    name,
    art: itemArt(icon),
    material: resourceMaterial(icon),
    levelMin: null,
    quality: null,
    blank: false,
    marks: {},
  }
}
