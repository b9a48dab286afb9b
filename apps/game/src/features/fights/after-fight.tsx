import { useNavigate } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import type { Fight } from '#generated/types.ts'
import { TRAINING_OPPONENT_ID } from '#rules/raids/training.ts'
import { MissionAgain } from '../../shared/missions/mission-again.tsx'
import { StartNextMission } from '../../shared/missions/start-next-mission.tsx'
import { tacticsPlace } from '../../shared/raids/tactics-place.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ForaysIcon } from '../../ui/pictures/icons.ts'

/** What a lord does after a fight, under the thumb. */
export function AfterFight({ fight }: { fight: Fight }) {
  switch (fight.summary.type) {
    case 'FORAY':
      return <AfterRaid fight={fight} />
    case 'GROUP_MISSION':
      return <BackLink fight={fight} />
    case 'MISSION':
      return <AfterMission fight={fight} />
  }
}

const STARTS = {
  MISSION: 'missions',
  GROUP_MISSION: 'crusades',
  FORAY: 'raidPrepare',
} as const satisfies Record<Fight['summary']['type'], PageKey>

/** The page that this kind of fight starts from. */
export function BackLink({ fight }: { fight: Fight }) {
  return <PageLink className={buttonClass({ variant: 'oak' })} to={STARTS[fight.summary.type]} />
}

function AfterMission({ fight }: { fight: Fight }) {
  const { missionKey, summary, report } = fight
  const navigate = useNavigate()
  const { difficulty } = summary
  const skill = report.ground === 'CRUSADE' ? null : report.attacker.skill
  const onStarted = () => navigate(pageAddress('missions'))
  return (
    <>
      {missionKey !== null && difficulty !== null && skill !== null && (
        <>
          <MissionAgain request={{ missionKey, difficulty, skill }} onStarted={onStarted} />
          <StartNextMission onStarted={onStarted} />
        </>
      )}
      <BackLink fight={fight} />
    </>
  )
}

/** Revenge after a defence, another training after a training. Whether it can start, the plan of the attack says. */
function AfterRaid({ fight }: { fight: Fight }) {
  const { report, summary } = fight
  const { side, opponentId } = summary
  const isOpen = usePageOpen('raidChoose')
  const isTraining = report.ground === 'CASTLE' && report.defender.playerId === TRAINING_OPPONENT_ID
  const next = isTraining ? TRAINING_OPPONENT_ID : side === 'DEFENDER' ? opponentId : null
  return (
    <>
      {isOpen && next !== null && (
        <PageLink className={buttonClass({ variant: 'act' })} to="raidTactics" {...tacticsPlace(next)}>
          <ForaysIcon /> {isTraining ? 'Ещё раз' : 'Отомстить'}
        </PageLink>
      )}
      <BackLink fight={fight} />
    </>
  )
}
