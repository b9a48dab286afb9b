import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import type { SecondFactorSetup } from '#generated/types.ts'
import { FactorCodeField } from '../../shell/factor-code-field.tsx'
import { notify } from '../../shell/notify.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './second-factor.module.css'

type FactorSetupProps = {
  setup: SecondFactorSetup
  onConfirm: (code: string) => Promise<void>
}

/** Groups of four are easier to type. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

async function copySecret(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    notify('success', 'Ключ скопирован')
  } catch {
    notify('info', 'Ключ не скопировался', 'Выделите его и скопируйте сами.')
  }
}

/** The secret for the app, and the first code that shows that it works. */
export function FactorSetup({ setup, onConfirm }: FactorSetupProps) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(({ code }) =>
    onConfirm(code).catch((error: unknown) => showFormError(error, ['code'], setError, ['codeWrong'])),
  )
  return (
    <Card title="Добавьте ключ в приложение" icon={<LockIcon />}>
      <ol className={styles.steps}>
        <li>
          <b>Наведите камеру приложения на рисунок</b>
          или введите ключ руками.
          <div className={styles.key}>
            <QrCode text={setup.uri} label="QR-код с ключом для приложения" />
            <div className={styles.secret}>
              <span>Ключ:</span>
              <code>{grouped(setup.secret)}</code>
              <Button small onClick={() => void copySecret(setup.secret)}>
                Скопировать ключ
              </Button>
              <a href={setup.uri}>Открыть в приложении на этом устройстве</a>
            </div>
          </div>
        </li>
        <li>
          <b>Введите шесть цифр, которые оно покажет</b>
          Остальные сеансы закроются: там спросят код.
        </li>
      </ol>
      <Form error={formState.errors.root?.message} onSubmit={submit}>
        <FactorCodeField control={control} name="code" />
        <SubmitButton control={control}>Включить</SubmitButton>
      </Form>
    </Card>
  )
}

type QrCodeProps = { text: string; label: string }

/** One path of dark squares: a row of neighbours is one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}

/** A QR code, drawn in this page: the text is secret and goes to no other service. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  )
}
