import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { PAGES } from '#catalogue/pages.ts'
import { useGetFight, useMarkFightAsViewed } from '#generated/hooks/fights.ts'
import { ApiError } from '../../api/api-error.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'
import { readId } from '../../shell/read-id.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { AfterFight, BackLink } from './after-fight.tsx'
import styles from './fight.module.css'
import { FightCheck } from './fight-check.tsx'
import { FightState } from './fight-state.tsx'
import { FightView } from './fight-view.tsx'

const home = { to: pageAddress('castle'), label: PAGES.castle.to }

/** One of the player's reports. Opening it marks it as viewed. */
export function FightLogPage() {
  const { id } = useParams()
  const fightId = readId(id)
  return fightId === null ? (
    <FightState error={new ApiError(404, null)} onRetry={() => undefined} home={home} />
  ) : (
    <OwnFight key={fightId} fightId={fightId} />
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
    <FightView
      fight={data}
      linksPlayers
      next={<AfterFight fight={data} />}
      check={<FightCheck fight={data} />}
    >
      <nav className={styles.ways} aria-label="Дальше">
        <BackLink fight={data} />
        {hasLog && (
          <PageLink className={buttonClass({ variant: 'oak' })} to="fightLogs">
            Все отчёты
          </PageLink>
        )}
      </nav>
    </FightView>
  )
}
