import type { Gear } from '#generated/types.ts'
import { counted } from '../../ui/format/counted.ts'
import { STAR_FORMS } from '../../ui/format/words.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { marksInWords } from '../../ui/pictures/gear-card.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { QualityWord } from '../../ui/values/quality-word.tsx'
import styles from './detail.module.css'
import { gearLooks } from './gear-looks.ts'
import { className } from './gear-words.ts'

type GearHeadProps = {
  gear: Gear
  /** True inside a sheet whose heading shows the name. */
  titled?: boolean
  /** Size of the plate (px). */
  size?: number
}

/** The head of a gear item's details: plate, name, quality, class. */
export function GearHead({ gear, titled, size = 92 }: GearHeadProps) {
  const { name, blank, marks, ...looks } = gearLooks(gear)
  const markWords = marksInWords({ ...marks, stars: 0 })
  return (
    <div className={styles.head} data-tier={blank ? undefined : ''}>
      <GearIcon
        {...looks}
        {...marks}
        quality={blank ? null : gear.quality}
        blank={blank}
        isNew={false}
        size={size}
      />
      <div className={styles.face}>
        {!titled && <h2>{name}</h2>}
        {!blank && (
          <span>
            <Tip of="gearQuality">
              <QualityWord quality={gear.quality} />
            </Tip>
          </span>
        )}
        <span>
          {blank ? <Tip of="gearBlank">{className(gear.gearClass)}</Tip> : className(gear.gearClass)}
        </span>
        {gear.name !== gear.modelName && <span>Раньше: {gear.modelName}</span>}
        {gear.enhanceLevel > 0 && (
          <span>
            <Tip of="gearStars">{counted(gear.enhanceLevel, STAR_FORMS)}</Tip>
          </span>
        )}
        {markWords && <span className="sr">{markWords}</span>}
      </div>
    </div>
  )
}
