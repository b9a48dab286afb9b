import { type ReactNode, useState } from 'react'
import type { ForgeGrindData, Gear, GrindTry } from '#generated/types.ts'
import { SHARPENING_TYPES, type SharpeningRequest } from '#rules/forge/sharpening.ts'
import { GearHead } from '../../shared/gear/gear-head.tsx'
import { GRIND_NAMES, TRADE_NAMES } from '../../shared/gear/gear-words.ts'
import { BenchPanel } from '../../shared/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DiamondIcon, ForgeIcon } from '../../ui/pictures/icons.ts'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { AnvilStage } from './anvil-stage.tsx'
import type { Customer } from './forge-reasons.ts'
import { cannotGrind } from './forge-reasons.ts'
import styles from './grind.module.css'
import { GrindOutcome } from './grind-outcome.tsx'
import { grindSteps, requestKey, requestsOf, usualRequest } from './grind-steps.ts'
import { TYPE_NAMES, TYPE_TIPS } from './grind-words.ts'
import { StepsTable } from './steps-table.tsx'

type BenchProps = {
  gear: Gear
  forge: ForgeGrindData
  customer: Customer
  /** The last try on this gear since the page was opened. */
  outcome: GrindTry | null
  isStriking: boolean
  onStrike: (gear: Gear, request: SharpeningRequest) => void
  /** Shown below the table, for a blank that carries work. */
  transfer?: ReactNode
  /** True inside a sheet whose heading shows the name. */
  titled: boolean
}

const SHORT_NAMES = {
  CHARACTERISTICS: 'Свойство',
  ARMOR_OR_DODGE: 'Броня/уворот',
  LIMITS: 'Требования',
} as const

/** Gear on the anvil: the choice of a sharpening, the gain of each level, and the try. */
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
  // From the channel, so that a page reloaded during a try learns its outcome.
  const last = forge.tries.find(({ gearEntityId }) => gearEntityId === gear.id) ?? null
  const [chosen, setChosen] = useState<SharpeningRequest | undefined>(() => usualRequest(gear, last))
  const requests = requestsOf(gear)
  const request = requests.find((one) => chosen && requestKey(one) === requestKey(chosen)) ?? requests[0]
  const state = forge.pieces
    .find(({ gearEntityId }) => gearEntityId === gear.id)
    ?.states.find(({ type }) => type === request?.type)
  if (!request || !state) return null
  const ofType = requests.filter(({ type }) => type === request.type)
  const { level, isSure, chancePercent, failures } = state
  // Another tab may have made a later try.
  const fresh = outcome && outcome.id >= (last?.id ?? 0) ? outcome : null
  return (
    <BenchPanel
      titled={titled}
      footer={
        <Button
          variant="act"
          full
          icon={<ForgeIcon />}
          shortcut="F"
          loading={isStriking}
          cannot={cannotGrind(gear, request, { forgeLevel: forge.forgeLevel, isSure, customer })}
          label={`Ударить молотом за 1 алмаз, шанс ${formatPercent(chancePercent)}`}
          onClick={() => onStrike(gear, request)}
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
        note={<Tip of={TYPE_TIPS[request.type]}>{TYPE_NAMES[request.type]}</Tip>}
        choices={SHARPENING_TYPES.filter((type) => requests.some((one) => one.type === type)).map((type) => ({
          value: type,
          label: SHORT_NAMES[type],
        }))}
        value={request.type}
        onChange={(type) => setChosen(requests.find((one) => one.type === type))}
      />
      {ofType.length > 1 && <NameChoice requests={ofType} request={request} onChoose={setChosen} />}
      <AnvilStage
        request={request}
        level={level}
        forgeLevel={forge.forgeLevel}
        blow={fresh}
        isStriking={isStriking}
      >
        <GrindOutcome tried={fresh ?? last} isFresh={fresh !== null} request={request} />
      </AnvilStage>
      <StepsTable request={request} steps={grindSteps(state, forge)} />
      <p className={styles.risk}>
        {isSure ? (
          'Три неудачи позади: этот удар точно удастся.'
        ) : (
          <>
            <Tip of="sharpeningFailure">Неудача</Tip> сбросит заточку до нуля
            <Unbroken>
              {level > 0 && `, а сейчас она ${level}-го уровня`}.
              {failures > 0 && ` Неудач на 4-м и 5-м уровне: ${failures} из 3, потом удар точно удастся.`}
            </Unbroken>
          </>
        )}
      </p>
      {transfer}
    </BenchPanel>
  )
}

type NameChoiceProps = {
  requests: readonly SharpeningRequest[]
  request: SharpeningRequest
  onChoose: (request: SharpeningRequest) => void
}

/** Which characteristic, or which side of the trade. A blank offers nine. */
function NameChoice({ requests, request, onChoose }: NameChoiceProps) {
  return (
    <fieldset className={styles.names}>
      <legend className="sr">Какую заточку</legend>
      {requests.map((one) => (
        <label key={requestKey(one)}>
          <input
            type="radio"
            checked={requestKey(one) === requestKey(request)}
            onChange={() => onChoose(one)}
          />
          {one.type === 'CHARACTERISTICS' && GRIND_NAMES[one.name]}
          {one.type === 'ARMOR_OR_DODGE' && TRADE_NAMES[one.name]}
        </label>
      ))}
    </fieldset>
  )
}
