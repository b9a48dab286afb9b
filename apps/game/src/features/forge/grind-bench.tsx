import { type ReactNode, useState } from 'react'
import type { ForgeGrindData, Gear, GrindTry } from '../../../../../generated/types.ts'
import { SHARPENING_TYPES, type SharpeningWish } from '../../../../../rules/forge/sharpening.ts'
import { GearHead } from '../../things/gear/gear-head.tsx'
import { GRIND_NAMES, TRADE_NAMES } from '../../things/gear/gear-words.ts'
import { BenchLeaf } from '../../things/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DiamondIcon, ForgeIcon } from '../../ui/pictures/icons.ts'
import { AnvilStage } from './anvil-stage.tsx'
import { cannotGrind } from './forge-reasons.ts'
import type { Customer } from './forge-types.ts'
import styles from './grind.module.css'
import { GrindOutcome } from './grind-outcome.tsx'
import { grindSteps, usualWish, wishesOf, wishKey } from './grind-steps.ts'
import { TYPE_NAMES, TYPE_TIPS } from './grind-words.ts'
import { StepsTable } from './steps-table.tsx'

export type BenchProps = {
  gear: Gear
  forge: ForgeGrindData
  customer: Customer
  /** The blow on this piece that has just been struck here. */
  outcome: GrindTry | null
  isStriking: boolean
  onStrike: (gear: Gear, wish: SharpeningWish) => void
  /** Under the table, for a blank that carries something. */
  transfer?: ReactNode
  /** A sheet around it has the piece's name in its heading. */
  titled: boolean
}

const shortNames = {
  CHARACTERISTICS: 'Свойство',
  ARMOR_OR_DODGE: 'Броня/уворот',
  LIMITS: 'Требования',
} as const

/** A piece on the anvil: what to sharpen, what each level gives, and the blow. */
export function Bench({
  gear,
  forge,
  customer,
  outcome,
  isStriking,
  onStrike,
  transfer,
  titled,
}: BenchProps) {
  // Told by the channel: a page that was reloaded in the middle of a blow learns of it from there.
  const last = forge.tries.find(({ gearEntityId }) => gearEntityId === gear.id) ?? null
  const [chosen, setChosen] = useState<SharpeningWish | undefined>(() => usualWish(gear, last))
  const wishes = wishesOf(gear)
  const wish = wishes.find((one) => chosen && wishKey(one) === wishKey(chosen)) ?? wishes[0]
  const state = forge.pieces
    .find(({ gearEntityId }) => gearEntityId === gear.id)
    ?.states.find(({ type }) => type === wish?.type)
  if (!wish || !state) return null
  const ofType = wishes.filter(({ type }) => type === wish.type)
  const { level, isSure, chancePercent, failures } = state
  // Another tab may have struck since.
  const fresh = outcome && outcome.id >= (last?.id ?? 0) ? outcome : null
  return (
    <BenchLeaf
      titled={titled}
      footer={
        <Button
          variant="act"
          full
          icon={<ForgeIcon />}
          shortcut="F"
          loading={isStriking}
          cannot={cannotGrind(gear, wish, { forgeLevel: forge.forgeLevel, isSure, customer })}
          label={`Ударить молотом за 1 алмаз, шанс ${formatPercent(chancePercent)}`}
          onClick={() => onStrike(gear, wish)}
        >
          Ударить: {formatPercent(chancePercent)}
          <span className={styles.price}>
            <DiamondIcon aria-hidden="true" />1
          </span>
        </Button>
      }
    >
      <GearHead gear={gear} titled={titled} size={64} />
      <Segmented
        label="Что точить"
        note={<Tip of={TYPE_TIPS[wish.type]}>{TYPE_NAMES[wish.type]}</Tip>}
        choices={SHARPENING_TYPES.filter((type) => wishes.some((one) => one.type === type)).map((type) => ({
          value: type,
          label: shortNames[type],
        }))}
        value={wish.type}
        onChange={(type) => setChosen(wishes.find((one) => one.type === type))}
      />
      {ofType.length > 1 && <NameChoice wishes={ofType} wish={wish} onChoose={setChosen} />}
      <AnvilStage
        wish={wish}
        level={level}
        forgeLevel={forge.forgeLevel}
        blow={fresh}
        isStriking={isStriking}
      >
        <GrindOutcome tried={fresh ?? last} isFresh={fresh !== null} wish={wish} />
      </AnvilStage>
      <StepsTable wish={wish} steps={grindSteps(state, forge)} />
      <p className={styles.risk}>
        {isSure ? (
          'Три неудачи отсчитаны: этот удар верный.'
        ) : (
          <>
            <Tip of="sharpeningFailure">Неудача</Tip> вернёт заточку к нулю
            {level > 0 && `, а в ней уже уровень ${level}`}.
            {failures > 0 && ` Отсчитано неудач на 4 и 5: ${failures} из 3.`}
          </>
        )}
      </p>
      {transfer}
    </BenchLeaf>
  )
}

type NameChoiceProps = {
  wishes: readonly SharpeningWish[]
  wish: SharpeningWish
  onChoose: (wish: SharpeningWish) => void
}

/** Which characteristic, or which side of the trade; nine of them on a blank. */
function NameChoice({ wishes, wish, onChoose }: NameChoiceProps) {
  return (
    <fieldset className={styles.names}>
      <legend className="sr">Какую заточку</legend>
      {wishes.map((one) => (
        <label key={wishKey(one)}>
          <input type="radio" checked={wishKey(one) === wishKey(wish)} onChange={() => onChoose(one)} />
          {one.type === 'CHARACTERISTICS' && GRIND_NAMES[one.name]}
          {one.type === 'ARMOR_OR_DODGE' && TRADE_NAMES[one.name]}
        </label>
      ))}
    </fieldset>
  )
}
