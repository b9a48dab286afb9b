import { useConfirmEmailChange, useRejectEmailChange } from '#generated/hooks/auth.ts'
import { errorMessage } from '../../api/error-words.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { FormError } from '../../ui/forms/form-error.tsx'
import { EmailChangeFailed, EmailChangeResult } from './email-change-result.tsx'
import { useFragmentToken } from './fragment-token.ts'
import { isLinkLost } from './link-lost.tsx'
import styles from './narrow.module.css'
import { ResultPanel } from './result-panel.tsx'

const OWN_ERRORS = { mutation: { meta: { ownErrors: true } } }

/** The link in the letter to the old address: its owner allows the change or stops it. */
export function EmailChangeAnswerPage() {
  const token = useFragmentToken()
  const confirm = useConfirmEmailChange(OWN_ERRORS)
  const reject = useRejectEmailChange(OWN_ERRORS)
  const data = { token: token ?? '' }
  const error = confirm.error ?? reject.error
  // Without an outcome the question stays.
  const isOver = !token || (error !== null && !isLinkLost(error))
  return (
    <div className={styles.narrow}>
      <EmailChangeAnswerView
        state={
          confirm.data
            ? { status: 'allowed', result: confirm.data }
            : reject.isSuccess
              ? { status: 'rejected' }
              : isOver
                ? { status: 'failed', error }
                : { status: 'asked', isAllowing: confirm.isPending, isRejecting: reject.isPending, error }
        }
        onAllow={() => {
          reject.reset()
          confirm.mutate({ data })
        }}
        onReject={() => {
          confirm.reset()
          reject.mutate({ data })
        }}
      />
    </div>
  )
}

type EmailChangeAnswerViewProps = {
  state:
    | { status: 'asked'; isAllowing: boolean; isRejecting: boolean; error: Error | null }
    | { status: 'allowed'; result: Parameters<typeof EmailChangeResult>[0]['result'] }
    | { status: 'rejected' }
    | { status: 'failed'; error: Error | null }
  onAllow: () => void
  onReject: () => void
}

export function EmailChangeAnswerView({ state, onAllow, onReject }: EmailChangeAnswerViewProps) {
  if (state.status === 'allowed') return <EmailChangeResult result={state.result} />
  if (state.status === 'failed') return <EmailChangeFailed error={state.error} />
  if (state.status === 'rejected')
    return (
      <ResultPanel
        title="Смена отменена"
        action={
          <PageLink className={buttonClass({ variant: 'act' })} to="castle">
            В замок
          </PageLink>
        }
      >
        Почта прежняя, все сеансы закрыты. Войдите и смените пароль: его мог узнать чужой.
      </ResultPanel>
    )
  return (
    <ResultPanel
      failed
      title="Сменить почту замка?"
      action={
        <div className={styles.answers}>
          <FormError message={state.error ? errorMessage(state.error) : undefined} />
          <Button variant="act" full loading={state.isAllowing} onClick={onAllow}>
            Это я, сменить
          </Button>
          <Button full loading={state.isRejecting} onClick={onReject}>
            Это не я, отменить смену
          </Button>
        </div>
      }
    >
      Кто-то, знающий ваш пароль, попросил связать замок с другим адресом.
    </ResultPanel>
  )
}
