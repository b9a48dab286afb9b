import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useGetOpponent, useSpyOnCastle, useStartRaid } from '#generated/hooks/raids.ts'
import type { ArmyData } from '#generated/types.ts'
import { armyOf } from '#rules/army/army.ts'
import type { RaidContender } from '#rules/fight/raid-report.ts'
import { TOWER_RESOURCE } from '#rules/raids/decide-raid.ts'
import { ApiError, isMissing } from '../../api/api-error.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { opponentOf } from '../../shared/raids/tactics-place.ts'
import { useRaider } from '../../shared/raids/use-raider.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ForaysIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { TacticsView } from './tactics-view.tsx'

/** The attack on the opponent that the address names. */
export function TacticsPage() {
  const [params] = useSearchParams()
  const opponentId = opponentOf(params)
  return opponentId === null ? (
    <TacticsState error={new ApiError(404, null)} onRetry={() => undefined} />
  ) : (
    <Tactics key={opponentId} opponentId={opponentId} />
  )
}

function Tactics({ opponentId }: { opponentId: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { raider, ...own } = useRaider()
  const isOpen = usePageOpen('raidChoose')
  const raids = useGameData('raids')
  const army = useGameData('army')
  const buildings = useGameData('buildings')
  // Others raid the same castle: ask each time.
  const there = useGetOpponent(opponentId, { query: { staleTime: 0 } })
  const refetch = () => void there.refetch()
  const spy = useSpyOnCastle({
    mutation: {
      onSuccess: ({ opponent }) => queries.setQueryData(there.queryKey, opponent),
      onError: refetch,
    },
  })
  const start = useStartRaid({
    mutation: {
      onSuccess: ({ fightId }) => navigate(pageAddress('fightLog', { of: fightId })),
      onError: refetch,
    },
  })

  if (!there.data || !raider || !raids.data || !buildings.data) {
    const reads = together(
      { error: there.error, retry: refetch },
      { error: own.error, retry: own.onRetry },
      raids,
      buildings,
    )
    return <TacticsState {...reads} />
  }
  const { catapult, projectiles } = raids.data.machines
  const wood = buildings.data.resources.find(({ resourceId }) => resourceId === TOWER_RESOURCE)?.amount ?? 0
  return (
    <TacticsView
      opponent={there.data}
      raids={raids.data}
      raider={raider}
      sides={army.data && { contender: ownContender(army.data, raider.level), catapult, projectiles }}
      wood={wood}
      closed={isOpen ? [] : [{ message: 'Набеги ещё не открыты' }]}
      starting={start.isPending}
      onStart={(data) => start.mutate({ data })}
      spying={spy.isPending}
      onSpy={() => spy.mutate({ opponentId })}
      onForgotten={refetch}
    />
  )
}

/** The own army as it would go into a raid now, with lent units, gear and lasting health. */
function ownContender({ groups, characteristics, lastingHealth }: ArmyData, level: number): RaidContender {
  return {
    name: '',
    level,
    playerId: 0,
    enemyKey: null,
    army: armyOf((name) => {
      const state = groups.find(({ group }) => group === name)
      return state ? state.current + state.additional : 0
    }),
    characteristics: characteristics.current,
    healthMax: lastingHealth.max,
    health: Math.max(1, lastingHealth.current),
    skill: null,
  }
}

type TacticsStateProps = { error: Error | null; onRetry: () => void }

/** Replaces the plan of an attack that is loading, has no opponent, or failed to load. */
export function TacticsState({ error, onRetry }: TacticsStateProps) {
  return (
    <PageFrame title="Тактика" width="narrow">
      <Card label="Тактика">
        {isMissing(error) ? (
          <Empty
            icon={<ForaysIcon />}
            action={
              <PageLink className={buttonClass({})} to="raidChoose">
                К соперникам
              </PageLink>
            }
          >
            Такого замка нет на карте. Выберите, на кого идти.
          </Empty>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={10} />
        )}
      </Card>
    </PageFrame>
  )
}
