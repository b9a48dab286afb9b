import { Suspense, useState } from 'react'
import { SHARPENING_COST } from '#rules/forge/sharpening-cost.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLight } from '../../shared/castle/castle-hour.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isPageOpen, isPartOpen } from '../../shell/page-open.ts'
import { useCastleQuests } from '../quests/use-castle-quests.tsx'
import { CastleArmy, CastleChronicle, CastleNeighbours } from './castle-cards.tsx'
import { CastleView, RowPlace } from './castle-view.tsx'

const StartNextMission = lazyPart(
  async () => (await import('../../shared/missions/start-next-mission.tsx')).StartNextMission,
  'nothing',
)
const TaxesCard = lazyPart(async () => (await import('../taxes/taxes-card.tsx')).TaxesCard)
const ChallengeRow = lazyPart(
  async () => (await import('../../shared/challenges/challenge-row.tsx')).ChallengeRow,
  'nothing',
)
const RaidRow = lazyPart(async () => (await import('./raid-row.tsx')).RaidRow, 'nothing')

/** The home page: the castle, current activities and quests. */
export function CastlePage() {
  const { authData } = useAuth()
  const layout = useGameData('playerLayout')
  const missions = useGameData('missions')
  const panel = useGameData('controlPanel')
  const buildings = useGameData('buildings')
  const quests = useCastleQuests()
  const light = useLight()
  const [isChoosingTaxes, setChoosingTaxes] = useState(false)

  const taxes = isPartOpen(layout.data?.unlocks, 'taxes') ? panel.data?.taxes : undefined

  const forge = buildings.data?.buildings.find(({ building }) => building === 'forge')
  const canSharpen =
    (forge?.level ?? 0) > 0 &&
    isPageOpen(layout.data?.unlocks, 'forge') &&
    (panel.data?.purse.diamonds ?? 0) >= SHARPENING_COST.diamonds

  const canGo = isPageOpen(layout.data?.unlocks, 'missions')

  return (
    <>
      <CastleView
        layout={layout.data}
        time={light}
        buildings={buildings.data?.buildings}
        missions={missions.data}
        onward={
          missions.data?.last && (
            <Suspense fallback={null}>
              <StartNextMission />
            </Suspense>
          )
        }
        smoke={canSharpen}
        idleCollectors={taxes !== undefined && taxes.active === null}
        onCollectors={() => setChoosingTaxes(true)}
        taxes={
          taxes && (
            <Suspense fallback={<RowPlace />}>
              <TaxesCard taxes={taxes} isChoosing={isChoosingTaxes} onChoosing={setChoosingTaxes} />
            </Suspense>
          )
        }
        raids={
          isPageOpen(layout.data?.unlocks, 'raidPrepare') && (
            <Suspense fallback={null}>
              <RaidRow />
            </Suspense>
          )
        }
        challenge={
          canGo &&
          panel.data?.challenge && (
            <Suspense fallback={<RowPlace />}>
              <ChallengeRow />
            </Suspense>
          )
        }
        // A castle of the messenger has no e-mail to confirm.
        isMailDue={
          authData !== null && authData.player.email !== null && layout.data?.emailConfirmed === false
        }
        waiting={quests.waiting}
        {...together(layout, missions)}
        quests={quests.card}
        army={<CastleArmy />}
        chronicle={<CastleChronicle />}
        neighbours={<CastleNeighbours />}
      />
      {quests.sheets}
    </>
  )
}
