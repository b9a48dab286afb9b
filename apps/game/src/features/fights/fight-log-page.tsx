import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { PAGES } from '../../../../../catalogue/pages.ts'
import { useGetFight, useMarkFightAsViewed } from '../../../../../generated/hooks/fights.ts'
import type { Fight } from '../../../../../generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { MarchAgain } from '../../things/missions/march-again.tsx'
import { MarchOn } from '../../things/missions/march-on.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import styles from './fight.module.css'
import { FightCheck } from './fight-check.tsx'
import { FightState } from './fight-state.tsx'
import { FightView } from './fight-view.tsx'

const home = { to: pageAddress('castle'), label: PAGES.castle.to }

/** One of the player's reports. Opening it marks it as viewed. */
export function FightLogPage() {
  const { id = '' } = useParams()
  const fightId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  return fightId === null ? (
    <FightState error={new ApiError(404, null)} onRetry={() => undefined} home={home} />
  ) : (
    <OwnFight key={fightId} fightId={fightId} />
  )
}

/** What a lord does after a fight, under the thumb. */
function Next({ fight: { missionKey, summary, report } }: { fight: Fight }) {
  const navigate = useNavigate()
  const { difficulty } = summary
  const { skill } = report.attacker
  const onStarted = () => navigate(pageAddress('missions'))
  return (
    <>
      {missionKey !== null && difficulty !== null && skill !== null && (
        <>
          <MarchAgain march={{ missionKey, difficulty, skill }} onStarted={onStarted} />
          <MarchOn onStarted={onStarted} />
        </>
      )}
      <PageLink className={buttonClass({ variant: 'oak' })} to="missions">
        К походам
      </PageLink>
    </>
  )
}

function OwnFight({ fightId }: { fightId: number }) {
  const { data, error, refetch } = useGetFight(fightId, { query: { staleTime: Number.POSITIVE_INFINITY } })
  const { mutate } = useMarkFightAsViewed({ mutation: { meta: { ownErrors: true } } })
  const hasLog = usePageOpen('fightLogs')
  const marked = useRef(false)
  const isUnviewed = data?.summary.isViewed === false
  useEffect(() => {
    if (!isUnviewed || marked.current) return
    marked.current = true
    mutate({ fightId })
  }, [isUnviewed, fightId, mutate])

  if (!data) return <FightState error={error} onRetry={() => void refetch()} home={home} />
  return (
    <FightView fight={data} next={<Next fight={data} />} check={<FightCheck fight={data} />}>
      <nav className={styles.ways} aria-label="Дальше">
        <PageLink className={buttonClass({ variant: 'oak' })} to="missions">
          К походам
        </PageLink>
        {hasLog && (
          <PageLink className={buttonClass({ variant: 'oak' })} to="fightLogs">
            Все отчёты
          </PageLink>
        )}
      </nav>
    </FightView>
  )
}
