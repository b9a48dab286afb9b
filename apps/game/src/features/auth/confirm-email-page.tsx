import { useQuery } from '@tanstack/react-query'
import { confirmEmail } from '#generated/hooks/auth.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-words.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { useFragmentToken } from './fragment-token.ts'
import { isLinkLost, LinkLost } from './link-lost.tsx'
import styles from './narrow.module.css'
import { ResultPanel } from './result-panel.tsx'

export type ConfirmationView =
  | { status: 'checking' }
  | { status: 'done' }
  | { status: 'alreadyDone' }
  | { status: 'failed'; message: string }

export function ConfirmEmailView({ view }: { view: ConfirmationView }) {
  if (view.status === 'checking')
    return (
      <Card kind="ruled">
        <Skeleton lines={3} />
      </Card>
    )
  const toCastle = (
    <PageLink className={buttonClass({ variant: 'act' })} to="castle">
      В замок
    </PageLink>
  )
  if (view.status === 'failed')
    return (
      <ResultPanel failed title="Почта не подтверждена" action={toCastle}>
        {view.message}. Новое письмо можно отправить из настроек замка.
      </ResultPanel>
    )
  return (
    <ResultPanel
      title={view.status === 'alreadyDone' ? 'Почта уже подтверждена' : 'Почта подтверждена'}
      action={toCastle}
    >
      Если забудете пароль, его можно будет сменить по почте.
    </ResultPanel>
  )
}

/** A link that was opened twice has done its work. */
function failureView(error: Error): ConfirmationView {
  if (!(error instanceof ApiError)) return { status: 'failed', message: errorMessage(error) }
  if (error.code === 'alreadyConfirmed') return { status: 'alreadyDone' }
  const message = error.code === 'tokenInvalid' ? 'Ссылка устарела' : errorMessage(error)
  return { status: 'failed', message: message.replace(/\.$/, '') }
}

export function ConfirmEmailPage() {
  const token = useFragmentToken()
  // A query although it changes something: one link must cause one call, however often the page renders.
  const confirm = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: async () => {
      await confirmEmail({ token: token ?? '' })
      return true
    },
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const view: ConfirmationView = !token
    ? { status: 'failed', message: 'Ссылка повреждена' }
    : confirm.isError
      ? failureView(confirm.error)
      : { status: confirm.isSuccess ? 'done' : 'checking' }
  return (
    <div className={styles.narrow}>
      {isLinkLost(confirm.error) ? (
        <LinkLost onRetry={() => void confirm.refetch()} isRetrying={confirm.isFetching} />
      ) : (
        <ConfirmEmailView view={view} />
      )}
    </div>
  )
}
