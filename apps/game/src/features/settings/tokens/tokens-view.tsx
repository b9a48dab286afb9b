import type { CreatePersonalTokenRequest, PersonalToken } from '#generated/types.ts'
import { TOKENS_MAX } from '#rules/settings/tokens.ts'
import { notify } from '../../../shell/notify.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formatDate, formatWhen } from '../../../ui/format/date.ts'
import { UnlockIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Empty } from '../../../ui/surfaces/empty.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { useServerNow } from '../../../ui/values/server-clock.tsx'
import { PasswordFirst } from '../password-first.tsx'
import styles from '../settings.module.css'
import { SettingsHeading } from '../settings-heading.tsx'
import { SCOPE_WORDS, TokenForm } from './token-form.tsx'
import tokenStyles from './tokens.module.css'

type TokensViewProps = {
  /** Undefined until loaded. */
  tokens: readonly PersonalToken[] | undefined
  error: Error | null
  onRetry: () => void
  /** False for a castle of a messenger without an e-mail. */
  hasPassword: boolean
  hasSecondFactor: boolean
  /** The token just made. */
  fresh: string | null
  onKept: () => void
  /** The token that is being revoked. */
  revoking: string | null
  onRevoke: (tokenId: string) => void
  onCreate: (values: CreatePersonalTokenRequest) => Promise<void>
}

/** Tokens with which the player's tools read the game. */
export function TokensView(props: TokensViewProps) {
  const { tokens, error, onRetry, hasPassword, hasSecondFactor, fresh, onKept, onCreate } = props
  return (
    <div className={styles.page}>
      <SettingsHeading>Ключи доступа</SettingsHeading>
      {fresh !== null && <NewTokenCard token={fresh} onKept={onKept} />}
      <Card title="Ваши ключи" icon={<UnlockIcon />}>
        <p>
          С ключом ваша таблица или программа читает игру от вашего имени. Изменить она ничего не может. Как
          её написать, рассказано в <a href="/docs">описании вызовов</a>.
        </p>
        {tokens ? (
          <TokenList {...props} tokens={tokens} />
        ) : (
          <Pending error={error} onRetry={onRetry} lines={3} />
        )}
      </Card>
      {tokens && tokens.length < TOKENS_MAX && (
        <Card title="Завести ключ">
          {hasPassword ? (
            <TokenForm key={tokens.length} hasSecondFactor={hasSecondFactor} onCreate={onCreate} />
          ) : (
            <PasswordFirst why="ключ заводят с паролем." />
          )}
        </Card>
      )}
    </div>
  )
}

type TokenListProps = Pick<TokensViewProps, 'revoking' | 'onRevoke'> & { tokens: readonly PersonalToken[] }

function TokenList({ tokens, revoking, onRevoke }: TokenListProps) {
  if (tokens.length === 0) return <Empty>Ключей пока нет</Empty>
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <TokenRow
          key={token.tokenId}
          token={token}
          isRevoking={revoking === token.tokenId}
          onRevoke={() => onRevoke(token.tokenId)}
        />
      ))}
    </ul>
  )
}

type TokenRowProps = { token: PersonalToken; isRevoking: boolean; onRevoke: () => void }

function TokenRow({ token: { name, scopes, lastUsedAt, expiresAt }, isRevoking, onRevoke }: TokenRowProps) {
  const now = useServerNow()
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <UnlockIcon aria-hidden="true" />
      </span>
      <div>
        <h2 className={styles.breakable}>{name}</h2>
        <p>Читает: {scopes.map((scope) => SCOPE_WORDS[scope].title.toLowerCase()).join(', ')}</p>
        <p>
          {lastUsedAt ? `Пользовались: ${formatWhen(lastUsedAt, now())}` : 'Ещё не пользовались'} · до{' '}
          {formatDate(expiresAt)}
        </p>
      </div>
      <Button
        small
        loading={isRevoking}
        confirm={{ title: `Отозвать ключ «${name}»?`, text: 'Программа с ним больше ничего не прочтёт.' }}
        onClick={onRevoke}
      >
        Отозвать
      </Button>
    </li>
  )
}

type NewTokenCardProps = { token: string; onKept: () => void }

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('success', 'Ключ скопирован')
  } catch {
    notify('info', 'Ключ не скопировался', 'Выделите его и скопируйте сами.')
  }
}

/** The new token. It is shown only this once. */
function NewTokenCard({ token, onKept }: NewTokenCardProps) {
  return (
    <Card title="Новый ключ" icon={<UnlockIcon />}>
      <p>Сохраните ключ сейчас: второй раз мы его не покажем. Кто его знает, тот прочтёт то же, что и вы.</p>
      <code className={tokenStyles.token}>{token}</code>
      <div className={tokenStyles.actions}>
        <Button onClick={() => void copy(token)}>Скопировать</Button>
        <Button variant="act" onClick={onKept}>
          Ключ сохранён
        </Button>
      </div>
    </Card>
  )
}
