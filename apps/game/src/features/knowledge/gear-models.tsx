import { useState } from 'react'
import type { GearClassKnowledge, GearKnowledge } from '#generated/types.ts'
import { gearLevel, gearLimits } from '#rules/gear/limits.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import { itemArt } from '../../art/item-art.ts'
import { bonusRows } from '../../shared/gear/bonus-rows.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { GearCalculator } from './gear-calculator.tsx'
import { type GearState, sharpeningChoices, specimenOf } from './gear-state.ts'
import styles from './knowledge.module.css'

/** The models of a class, with a calculator of their values. */
export function GearModels({ gearClass }: { gearClass: GearClassKnowledge }) {
  const [set, setSet] = useState({ quality: 100, stars: 0, sharpening: 'none', level: 1 })
  const choices = sharpeningChoices(gearClass)
  const grind = choices.find(({ value }) => value === set.sharpening)?.grind(set.level)
  const state: GearState = {
    quality: set.quality,
    stars: set.stars,
    grind: grind ?? { characteristics: null, armorOrDodge: null, limitsLevel: 0 },
  }
  return (
    <>
      <GearCalculator
        set={set}
        choices={choices}
        isBlank={gearClass.gearClass === 'blank'}
        onChange={setSet}
      />
      <ul className={styles.grid}>
        {gearClass.models.map((model) => (
          <li key={model.gearId} id={String(model.gearId)}>
            <Model model={model} gearClass={gearClass} state={state} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ModelProps = { model: GearKnowledge; gearClass: GearClassKnowledge; state: GearState }

function Model({ model, gearClass, state }: ModelProps) {
  const gear = specimenOf(model, gearClass, state)
  const { limitsMin, limitsMax } = gearLimits(gear)
  return (
    <Card as="article" className={styles.entry}>
      <div className={styles.model}>
        <GearIcon
          art={itemArt(model.icon)}
          material={CLASS_MATERIALS[gearClass.gearClass]}
          quality={state.quality}
          stars={state.stars}
        />
        <div>
          <h2>{model.name}</h2>
          <p className={styles.note}>{model.legend}</p>
        </div>
      </div>
      <StatList>
        {bonusRows(fullBonus(gear)).map(({ key, name, value, isLoss }) => (
          <StatLine key={key} name={name} tone={isLoss ? 'loss' : undefined}>
            {value}
          </StatLine>
        ))}
        {gearClass.gearClass !== 'blank' && (
          <>
            <StatLine name="Минимальный уровень">{gearLevel(gear).levelMin}</StatLine>
            <StatLine name="Работает" note={`полностью с ${formatNumber(limitsMax)}`}>
              с {counted(limitsMin, ['бойца', 'бойцов', 'бойцов'])},
            </StatLine>
          </>
        )}
      </StatList>
    </Card>
  )
}
