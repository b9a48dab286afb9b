import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { Opponent, SeenCastle } from '#generated/types.ts'
import { stakesCapacity, wallsAndMoats } from '#rules/buildings/buildings.ts'
import { standingDefence } from '#rules/fight/raid-fighters.ts'
import { type RaidChoice, type RaidSides, raidInputFor } from '#rules/raids/decide-raid.ts'
import { garrisonMet } from '#rules/raids/plan.ts'
import { raidWinPercent } from '#rules/raids/search.ts'
import { OPPONENT_WORDS } from '../../shared/raids/raid-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { SpyIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import styles from './tactics.module.css'

type TacticsOutlookProps = {
  opponent: Opponent
  /** The own side. Undefined while it loads. */
  raider: RaidSides['raider'] | undefined
  choice: RaidChoice
  /** Sends spies. Nothing for the training opponent. */
  spying: ReactNode
  /** What spies have seen is out of date. */
  onForgotten: () => void
}

/** What meets the army at its position, as far as spies have seen it, and the forecast. */
export function TacticsOutlook({ opponent, raider, choice, spying, onForgotten }: TacticsOutlookProps) {
  const { seen, difficulty } = opponent
  return (
    <Card kind="ruled" title="Что встретит войско" icon={<SpyIcon />}>
      <div className={styles.outlook}>
        {seen && raider ? (
          <Forecast raider={raider} seen={seen} choice={choice} />
        ) : (
          <p className={styles.forecast}>
            <span>Прогноз</span>
            <b>{OPPONENT_WORDS[difficulty]}</b>
            <small>
              Прошлым планом берут <Tip of="forayOpponents">{formatPercent(opponent.winPercent)}</Tip> таких
              замков. Точнее скажут лазутчики.
            </small>
          </p>
        )}
        <Defence seen={seen} choice={choice} />
        {seen && difficulty !== 'TRAINING' && (
          <p className={styles.about}>
            Так было, когда приходили лазутчики. Сведения устареют через{' '}
            <Countdown until={seen.until} label="Сведения устареют" onEnd={onForgotten} />.
          </p>
        )}
        {spying}
      </div>
    </Card>
  )
}

type ForecastProps = { raider: RaidSides['raider']; seen: SeenCastle; choice: RaidChoice }

/** The chance by 200 fights. They are fought after the tap on a position is answered. */
function Forecast({ raider, seen, choice }: ForecastProps) {
  const plan = useDeferredValue(choice)
  const percent = useMemo(() => raidForecast(raider, seen, plan), [raider, seen, plan])
  const tone = percent >= 50 ? styles.gain : styles.lack
  return (
    <p className={classNames(styles.forecast, plan !== choice && styles.stale)} aria-live="polite">
      <span>Победа</span>
      <b className={classNames('num', tone)}>{formatPercent(percent)}</b>
      <small>По двумстам пробным боям с этим планом.</small>
    </p>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">?</span>
      <span className="sr">неизвестно</span>
    </>
  )
}

/** The figures of the defence at the chosen position. */
function Defence({ seen, choice }: { seen: SeenCastle | null; choice: RaidChoice }) {
  if (!seen) {
    return (
      <StatList>
        {['Гарнизон здесь', 'Стены', 'Рвы', 'Колья', 'Здоровье войска'].map((name) => (
          <StatLine key={name} name={name}>
            <Unknown />
          </StatLine>
        ))}
      </StatList>
    )
  }
  const { host: contender, castle } = seen
  const { walls, moats, stakes } = standingDefence(castle, contender.level)
  const garrison = garrisonMet(castle.garrison, choice.position)
  const wall = wallsAndMoats({ walls, moats: 0 })
  return (
    <StatList>
      <StatLine name="Гарнизон здесь" {...(garrison > 0 && { tone: 'loss', note: 'к их атаке' })}>
        {garrison > 0 ? `+${formatPercent(garrison)}` : 'нет'}
      </StatLine>
      <StatLine
        name={<Tip of="buildingWalls">Стены</Tip>}
        {...(walls > 0 && { note: `броня +${wall.armor}, уворот +${wall.dodge}` })}
      >
        {levelWords(walls)}
      </StatLine>
      <StatLine
        name={<Tip of="buildingMoats">Рвы</Tip>}
        {...(moats > 0 && { note: `броня +${wallsAndMoats({ walls: 0, moats }).armor}` })}
      >
        {levelWords(moats)}
      </StatLine>
      <StatLine
        name={<Tip of="buildingStakes">Колья</Tip>}
        {...(stakes > 0 && { note: `до ${formatNumber(stakesCapacity(stakes))} урона конницы` })}
      >
        {levelWords(stakes)}
      </StatLine>
      <StatLine name="Здоровье войска" note={`из ${formatNumber(contender.healthMax)}`}>
        {formatNumber(contender.health)}
      </StatLine>
    </StatList>
  )
}

function levelWords(level: number): string {
  return level > 0 ? `${level}-й уровень` : 'нет'
}

/** The same seed for every plan, so that plans differ by what they do and not by chance. */
const SEED = 'forecast'

/** Raids won of 100 against the castle as spies have seen it: the fights that the server's search fights, too. */
function raidForecast(
  raider: RaidSides['raider'],
  { host: contender, castle }: Pick<SeenCastle, 'host' | 'castle'>,
  choice: RaidChoice,
): number {
  return raidWinPercent(raidInputFor({ raider, defender: contender, castle }, choice), SEED)
}
