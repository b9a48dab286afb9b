import { Range } from '../../ui/controls/range.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { ForgeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { QualityWord } from '../../ui/values/quality-word.tsx'
import { SHARPENING_MAX, type SharpeningChoice, STARS_MAX } from './gear-state.ts'
import styles from './knowledge.module.css'

export type CalculatorSet = {
  readonly quality: number
  readonly stars: number
  /** The value of a choice, or `none`. */
  readonly sharpening: string
  readonly level: number
}

type GearCalculatorProps = {
  set: CalculatorSet
  choices: readonly SharpeningChoice[]
  /** A blank has neither quality nor stars. */
  isBlank: boolean
  onChange: (set: CalculatorSet) => void
}

/** Sets quality, stars and sharpening of every model on the page. */
export function GearCalculator({ set, choices, isBlank, onChange }: GearCalculatorProps) {
  const { quality, stars, sharpening, level } = set
  return (
    <Card title="Какой будет вещь" icon={<ForgeIcon />}>
      <div className={styles.calculator}>
        {!isBlank && (
          <>
            <div>
              <p>
                Качество: <QualityWord quality={quality} />
              </p>
              <Range
                label="Качество"
                min={0}
                max={100}
                value={quality}
                onChange={(value) => onChange({ ...set, quality: value })}
              />
            </div>
            <div>
              <p>
                Звёзды: <b className="num">{stars}</b>
              </p>
              <Range
                label="Звёзды"
                min={0}
                max={STARS_MAX}
                value={stars}
                onChange={(value) => onChange({ ...set, stars: value })}
              />
            </div>
          </>
        )}
        <Select
          label="Заточка"
          labelled
          full
          options={[{ value: 'none', label: 'Без заточки' }, ...choices]}
          value={sharpening}
          onChange={(value) => onChange({ ...set, sharpening: value })}
        />
        <div>
          <p>
            Уровень заточки: <b className="num">{sharpening === 'none' ? 0 : level}</b>
          </p>
          <Range
            label="Уровень заточки"
            min={1}
            max={SHARPENING_MAX}
            value={level}
            disabled={sharpening === 'none'}
            onChange={(value) => onChange({ ...set, level: value })}
          />
        </div>
      </div>
    </Card>
  )
}
