import { Link, useLocation, useParams } from 'react-router-dom'
import { useGetGuideForEditor } from '#generated/hooks/guides.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { readId } from '../../shell/read-id.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './editor.module.css'
import { EditorPending } from './editor-pending.tsx'
import { NEW_GUIDE } from './guide-address.ts'
import { GuideEditor } from './guide-editor.tsx'
import { mayEditGuides } from './may-edit.ts'

const TITLE = 'Правка руководства'

/** For editors alone: others read what the page is. */
export function EditGuidePage() {
  const { authData, isLoading, error, isUnknown, retry } = useAuth()
  const { guideId } = useParams()
  // A new guide gets its id with the first save; the editor stays as it is.
  const { key } = useLocation()
  if (isLoading || isUnknown)
    return (
      <PageFrame title={TITLE} width="narrow">
        <Card label={TITLE}>
          <Pending error={isUnknown ? error : null} onRetry={retry} lines={8} />
        </Card>
      </PageFrame>
    )
  if (!authData || !mayEditGuides(authData)) return <NotForYou isLoggedIn={authData !== null} />
  const { playerId } = authData.player
  if (guideId === NEW_GUIDE) return <GuideEditor key={key} playerId={playerId} guide={null} />
  return <StoredGuide playerId={playerId} guideId={readId(guideId) ?? 0} />
}

function StoredGuide({ playerId, guideId }: { playerId: number; guideId: number }) {
  const { data, error, refetch, isFetching } = useGetGuideForEditor(guideId, {
    query: { enabled: guideId > 0, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const missing = guideId > 0 ? error : new Error('Такого руководства нет')
  if (!data || isFetching)
    return (
      <PageFrame title={TITLE} width="narrow">
        <Card label={TITLE}>
          <EditorPending error={isFetching ? null : missing} onRetry={() => void refetch()} lines={8} />
        </Card>
      </PageFrame>
    )
  return (
    <GuideEditor
      key={`${guideId} ${data.revision}`}
      playerId={playerId}
      guide={data}
      onReopen={() => void refetch()}
    />
  )
}

function NotForYou({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <PageFrame title={TITLE} width="narrow">
      <Card label={TITLE}>
        <div className={styles.form}>
          <p>Руководства пишут редакторы. Читать их могут все.</p>
          <div className={styles.actions}>
            <Link className={buttonClass({ variant: 'act' })} to="/guides">
              К руководствам
            </Link>
            {!isLoggedIn && (
              <Link className={buttonClass({})} to="/auth/login">
                Войти
              </Link>
            )}
          </div>
        </div>
      </Card>
    </PageFrame>
  )
}
