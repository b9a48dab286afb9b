import type { ReactNode } from 'react'
import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { missionByKey } from '#catalogue/missions/missions.ts'
import type { FightHost } from '#generated/types.ts'
import type { FightPlace } from '../../art/fight-stage/field.tsx'
import { FightStage } from '../../art/fight-stage/fight-stage.tsx'
import { missionHour } from '../../shared/missions/mission-hour.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { ContenderName } from './contender-name.tsx'
import styles from './replay.module.css'
import { ReplayControls } from './replay-controls.tsx'
import type { ReplayStep } from './replay-steps.ts'
import type { ShownReport } from './shown-report.ts'
import { siegeOf } from './siege-of.ts'
import { siegePlace } from './siege-words.ts'
import { stageContender } from './stage-contender.ts'
import type { Replay } from './use-replay.ts'

type ReplayViewProps = {
  report: ShownReport
  steps: readonly ReplayStep[]
  replay: Replay
  /** Stamped onto the stage when the replay is over. */
  verdict: ReactNode
  /** Links the names of players to their pages. */
  linksPlayers: boolean
}

/** The fight as a moving picture, with the health of both sides and the controls. */
export function ReplayView({ report, steps, replay, verdict, linksPlayers }: ReplayViewProps) {
  const { attacker, defender, rounds } = report
  const step = steps[replay.index] ?? steps[0]
  if (!step) return null
  return (
    <PictureFrame className={styles.replay}>
      <div className={styles.sides}>
        <Side contender={attacker} health={step.attackerHealth} linksPlayers={linksPlayers} />
        <p className={styles.round}>
          <span>раунд</span>
          <b className="num">{step.round}</b>
          <span className="num">из {rounds.length}</span>
        </p>
        <Side contender={defender} health={step.defenderHealth} linksPlayers={linksPlayers} mirrored />
      </div>
      <div className={styles.field}>
        <FightStage
          className={styles.stage ?? ''}
          title={`${attacker.name} против: ${defender.name}. Раунд ${step.round} из ${rounds.length}`}
          attacker={stageContender(attacker, step.attackerHealth)}
          defender={stageContender(defender, step.defenderHealth)}
          attackerHealthShare={step.attackerHealth / attacker.healthMax}
          defenderHealthShare={step.defenderHealth / defender.healthMax}
          strikes={step.strikes}
          phaseIndex={replay.index}
          siege={report.ground === 'CASTLE' ? siegeOf(report, steps, replay.index) : null}
          {...placeOf(report)}
        />
        {report.ground === 'CASTLE' && <p className={styles.place}>{siegePlace(report)}</p>}
        {replay.isOver && verdict}
      </div>
      <ReplayControls replay={replay} steps={steps} rounds={rounds.length} />
    </PictureFrame>
  )
}

/** A mission's or crusade's fight takes place where its picture in the list shows, a raid by day. */
function placeOf({ ground, defender }: ShownReport): { place?: FightPlace } {
  if (ground === 'CASTLE') return { place: { time: 'day', missionKey: undefined } }
  const key = defender.enemyKey ?? ''
  const mission = missionByKey(key) ?? crusadeByKey(key)
  return mission ? { place: { time: missionHour(mission), missionKey: mission.key } } : {}
}

type SideProps = { contender: FightHost; health: number; linksPlayers: boolean; mirrored?: boolean }

function Side({ contender, health, linksPlayers, mirrored }: SideProps) {
  return (
    <div className={classNames(styles.side, mirrored && styles.mirrored)}>
      <div className={styles.who}>
        {contender.playerId !== null && <Avatar id={contender.arms ?? contender.playerId} size={30} />}
        <p>
          <b>{linksPlayers ? <ContenderName contender={contender} /> : contender.name}</b>
          <small>
            <Unbroken>{contender.level}-й уровень</Unbroken>
          </small>
        </p>
      </div>
      <Meter
        label={`Здоровье: ${contender.name}`}
        value={health}
        max={contender.healthMax}
        tincture="gules"
        ground="oak"
        bare
      />
      <small className="num">
        {formatNumber(health)} / {formatNumber(contender.healthMax)}
      </small>
    </div>
  )
}
