import type { ConfirmEmailChangeResult } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-words.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatDate } from '../../ui/format/date.ts'
import { ResultPanel } from './result-panel.tsx'

function ToSettings() {
  return (
    <PageLink className={buttonClass({ variant: 'act' })} to="emailPassword">
      К почте и паролю
    </PageLink>
  )
}

/** What a mailed link has done for the change of e-mail. */
export function EmailChangeResult({ result }: { result: ConfirmEmailChangeResult }) {
  const { isChanged, isNewConfirmed, changesAt } = result
  if (isChanged)
    return (
      <ResultPanel title="Почта сменилась" action={<ToSettings />}>
        Теперь письма приходят на новый адрес.
      </ResultPanel>
    )
  return (
    <ResultPanel title="Подтверждено" action={<ToSettings />}>
      {isNewConfirmed && changesAt
        ? `Почта сменится, как только согласятся с прежнего адреса, или сама: ${formatDate(changesAt)}.`
        : 'Почта сменится, как только подтвердят новый адрес.'}
    </ResultPanel>
  )
}

/** Why a mailed link did nothing. */
export function EmailChangeFailed({ error }: { error: Error | null }) {
  const isOld = error === null || (error instanceof ApiError && error.code === 'tokenInvalid')
  return (
    <ResultPanel failed title="Почта не сменилась" action={<ToSettings />}>
      {isOld ? 'Ссылка устарела или повреждена. Начать снова можно в настройках.' : errorMessage(error)}
    </ResultPanel>
  )
}
