import type { ReactNode } from 'react'
import type { DrawnFrom, SeedFault } from '#rules/proof/drawn-seed.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatGameDay } from '../../ui/format/date.ts'
import { DoneIcon, HourglassIcon, InfoIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import styles from './seed-proof.module.css'
import type { SeedVerdict } from './seed-verdict.ts'
import type { SeedCheck } from './use-seed-verdict.ts'

type SeedProofProps = SeedCheck & {
  seed: string
  drawnFrom: DrawnFrom | null
  /** «поход», «удар»: what was drawn, with its number. */
  subject: string
}

const FAULT_WORDS = {
  labelOfOther: 'метка зерна названа не от этого лорда или не от этого дела',
  secretMalformed: 'тайна дня записана неверно',
  secretNotOfChain: 'тайна дня не ведёт к отпечатку цепочки',
  seedOfOther: 'из тайны дня получается другое зерно',
  chainUnknown: 'такой цепочки сервер не объявлял',
} as const satisfies Record<SeedFault | 'chainUnknown', string>

/** What the browser found out about a seed, in plain words. */
export function SeedProof({ verdict, error, onRetry, seed, drawnFrom, subject }: SeedProofProps) {
  return (
    <div className={styles.proof}>
      {error ? (
        <ProofLine kind="unknown" title="Зерно не проверено">
          Список тайн не пришёл.{' '}
          <Button small onClick={onRetry}>
            Спросить снова
          </Button>
        </ProofLine>
      ) : (
        <VerdictLine verdict={verdict} day={drawnFrom?.day} subject={subject} />
      )}
      {drawnFrom && <Figures verdict={verdict} seed={seed} drawnFrom={drawnFrom} />}
    </div>
  )
}

function dayWords(day: string | undefined): string {
  return day === undefined ? 'этого дня' : formatGameDay(`${day}T12:00:00+03:00`)
}

type VerdictLineProps = { verdict: SeedVerdict; day: string | undefined; subject: string }

function VerdictLine({ verdict, day, subject }: VerdictLineProps) {
  switch (verdict.state) {
    case 'older':
      return (
        <ProofLine kind="unknown" title="Зерно старше цепочки">
          Тогда сервер ещё не объявлял тайны дней заранее, поэтому откуда взято зерно, не проверить.
        </ProofLine>
      )
    case 'asking':
      return (
        <ProofLine kind="waiting" title="Проверяем зерно…">
          Спрашиваем у сервера тайну дня.
        </ProofLine>
      )
    case 'closed':
      return (
        <ProofLine kind="waiting" title="Зерно: тайна дня ещё закрыта">
          Её откроют {formatGameDay(verdict.opensAt)} в 00:00 по Москве, и тогда эта страница проверит, что
          зерно взято из неё: {subject} № {verdict.number} за {dayWords(day)}. Пока это только слова сервера.
        </ProofLine>
      )
    case 'missing':
      return (
        <ProofLine kind="wrong" title="Зерно не проверить">
          Тайну дня, {dayWords(day)}, должны были открыть в полночь, но в списке её нет.
        </ProofLine>
      )
    case 'proven':
      return (
        <ProofLine kind="right" title="Зерно из цепочки">
          Тайна дня открыта и ведёт к отпечатку, который объявлен {formatGameDay(verdict.committedAt)}. Зерно
          получено из неё: {subject} № {verdict.number} за {dayWords(day)}. Подобрать его после вашего решения
          никто не мог.
        </ProofLine>
      )
    case 'wrong':
      return (
        <ProofLine kind="wrong" title="Зерно не из цепочки">
          Не сходится: {FAULT_WORDS[verdict.fault]}.
        </ProofLine>
      )
  }
}

const SIGNS = { right: DoneIcon, waiting: HourglassIcon, unknown: InfoIcon, wrong: WarningIcon } as const

type ProofLineProps = { kind: keyof typeof SIGNS; title: string; children: ReactNode }

/** One thing that was checked, or could not be. */
export function ProofLine({ kind, title, children }: ProofLineProps) {
  const Sign = SIGNS[kind]
  return (
    <div className={classNames(styles.line, styles[kind])}>
      <Sign aria-hidden="true" />
      <p>
        <b>{title}</b> <span>{children}</span>
      </p>
    </div>
  )
}

type FiguresProps = { verdict: SeedVerdict; seed: string; drawnFrom: DrawnFrom }

/** Everything that a suspicious reader needs to compute the same by other means. */
function Figures({ verdict, seed, drawnFrom }: FiguresProps) {
  const rows = [
    ['Зерно', seed],
    ['Метка', drawnFrom.label],
    ...(verdict.state === 'proven'
      ? [
          ['Тайна дня', verdict.secret],
          ['Отпечаток цепочки', verdict.commitment],
        ]
      : []),
  ]
  return (
    <details className={styles.figures}>
      <summary>Как проверить самому</summary>
      <p>
        Зерно равно HMAC-SHA-256 от метки, ключ — тайна дня. SHA-256 от тайны дня равен тайне дня перед ним, и
        так до отпечатка цепочки. Все открытые тайны и отпечатки лежат в{' '}
        <a href="/api/public/fair-secrets" target="_blank" rel="noreferrer">
          открытом списке
        </a>
        . Запишите отпечаток: с ним цепочку нельзя подменить незаметно.
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
