import { gearById } from '#catalogue/gear/gear.ts'
import type { Gear } from '#generated/types.ts'
import { CRAFT_BONUSES, type CraftChoice, craftLevelMin, craftPoints } from '#rules/craft/craft.ts'
import { itemArt } from '../../art/item-art.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { BecomesIcon } from '../../ui/controls/control-icons.tsx'
import { formatSigned } from '../../ui/format/number.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { BONUS_SIGNS } from './bonus-signs.ts'
import styles from './craft-change.module.css'
import { BONUS_NAMES } from './craft-words.ts'

type CraftChangeProps = {
  gear: Gear
  /** The model that the craft is for. */
  modelId: number
  choice: CraftChoice
}

/** The item before and after the craft: its plate, what it gains, and from which level it may be worn. */
export function CraftChange({ gear, modelId, choice }: CraftChangeProps) {
  const { art, material, quality, levelMin, blank, marks } = gearLooks(gear)
  const model = gearById(modelId)
  const gains = CRAFT_BONUSES.filter((bonus) => (choice[bonus] ?? 0) > 0)
  const nextLevel = Math.max(levelMin, gains.length === 0 ? 0 : craftLevelMin(craftPoints(choice)))
  const looks = { art, material, quality: blank ? null : quality, size: 64, ...marks, isNew: false }
  return (
    <div className={styles.change}>
      <figure>
        <GearIcon {...looks} blank={blank} />
        <figcaption>
          <Unbroken>сейчас, с {levelMin}-го уровня</Unbroken>
        </figcaption>
      </figure>
      <BecomesIcon className={styles.arrow} />
      <figure data-empty={gains.length === 0 ? '' : undefined}>
        {blank && model ? (
          <GearIcon
            {...looks}
            art={itemArt(model.icon)}
            material={CLASS_MATERIALS[model.gearClass]}
            crafted={gains.length > 0}
          />
        ) : (
          <GearIcon {...looks} crafted={gains.length > 0} />
        )}
        <figcaption>
          станет, с{' '}
          <b className={nextLevel > levelMin ? styles.raised : undefined}>
            <Unbroken>{nextLevel}-го</Unbroken>
          </b>{' '}
          уровня
        </figcaption>
      </figure>
      <ul className={styles.gains}>
        {gains.length === 0 && <li className={styles.none}>Пока ничего: двигайте ползунки</li>}
        {gains.map((bonus) => {
          const Sign = BONUS_SIGNS[bonus]
          return (
            <li key={bonus}>
              <Sign aria-hidden="true" />
              <b>{formatSigned(choice[bonus] ?? 0)}</b>
              <span className="sr">{BONUS_NAMES[bonus]}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
