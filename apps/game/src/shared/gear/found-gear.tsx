import { Suspense, useState } from 'react'
import type { GearReward } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { ITEM_PREVIEW_PX } from '../../ui/constants.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { qualityLook } from '../../ui/format/quality.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import styles from './found-gear.module.css'
import { CLASS_MATERIALS } from './gear-material.ts'

const ItemSheet = lazyPart(async () => (await import('../items/item-sheet.tsx')).ItemSheet, 'toast')

type FoundGearProps = {
  gear: GearReward
  /** Whether a press opens the full details. Left out for guests and inside another link. */
  inspect?: boolean
}

/** A gear item in a reward, in the colour of its quality. */
export function FoundGear({ gear, inspect }: FoundGearProps) {
  const [open, setOpen] = useState(false)
  const { gearId, gearEntityId, name, icon, gearClass, quality, isLeftBehind } = gear
  const shown = (
    <>
      <GearIcon
        art={itemArt(icon)}
        material={CLASS_MATERIALS[gearClass]}
        quality={quality}
        size={ITEM_PREVIEW_PX}
      />
      <span>
        {isLeftBehind && 'Не поместилось: '}
        {name}, <b style={{ color: qualityLook(quality).ink }}>{formatPercent(quality)}</b>
      </span>
    </>
  )
  if (!inspect) return <span className={styles.found}>{shown}</span>
  return (
    <>
      <button type="button" className={styles.found} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shown}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ItemSheet
            item={{ type: 'gear', id: gearId, entityId: gearEntityId ?? undefined, quality }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
