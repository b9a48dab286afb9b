import { useForm } from 'react-hook-form'
import type { DonateLimit } from '#generated/types.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import styles from './donate.module.css'
import { formatKopecks } from './donate-words.ts'

/** The contract's largest limit. */
const ROUBLES_MAX = 1_000_000

type LimitCardProps = {
  limit: DonateLimit
  onLimit: (kopecks: number | null) => Promise<void>
}

/** The player's own limit of spending in a calendar month. */
export function LimitCard({ limit: { kopecks, spentKopecks, monthEndsAt, next }, onLimit }: LimitCardProps) {
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { roubles: '' } })
  const save = (wanted: number | null) =>
    onLimit(wanted).then(
      () => reset(),
      (error: unknown) => showFormError(error, ['roubles'], setError),
    )
  const submit = handleSubmit(({ roubles }) => save(Number(roubles) * 100))
  return (
    <Card kind="ruled" title="Граница расходов" icon={<LockIcon />}>
      <p>
        {kopecks === null
          ? `В этом месяце потрачено ${formatKopecks(spentKopecks)}. Границы нет.`
          : `В этом месяце потрачено ${formatKopecks(spentKopecks)} из ${formatKopecks(kopecks)}. Счёт начнётся заново ${formatDate(monthEndsAt)}.`}
      </p>
      {kopecks !== null && kopecks > 0 && (
        <Meter bare label="Потрачено от границы, рублей" value={spentKopecks / 100} max={kopecks / 100} />
      )}
      {next && (
        <p>
          С {formatDate(next.from)}:{' '}
          {next.kopecks === null ? 'без границы' : `граница ${formatKopecks(next.kopecks)}`}.
        </p>
      )}
      <Form error={formState.errors.root?.message} onSubmit={submit}>
        <TextField
          control={control}
          name="roubles"
          kind="number"
          label="Не больше, рублей в месяц"
          rules={{
            required: 'Напишите сумму в рублях',
            validate: (value: string) =>
              (/^\d+$/.test(value) && Number(value) <= ROUBLES_MAX) ||
              'Целое число рублей, не больше миллиона',
          }}
        />
        <SubmitButton control={control}>Поставить границу</SubmitButton>
      </Form>
      {kopecks !== null && next?.kopecks !== null && (
        <Button full onClick={() => void save(null)}>
          Снять границу
        </Button>
      )}
      <p className={styles.note}>
        Снизить границу можно сразу, поднять или снять — со следующего месяца и не раньше чем через семь дней.
      </p>
    </Card>
  )
}
