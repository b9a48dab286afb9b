import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { TokenScope } from '#generated/types.ts'
import { SCOPE_WORDS, SCOPES } from './scope-words.ts'
import styles from './tokens.module.css'

type ScopesFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, TokenScope[]>
}

/** What the token may read: at least one. */
export function ScopesField<Values extends FieldValues>({ control, name }: ScopesFieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (chosen: readonly TokenScope[]) => chosen.length > 0 || 'Выберите хотя бы одно' },
  })
  const chosen: readonly TokenScope[] = field.value
  const toggle = (scope: TokenScope) =>
    field.onChange(SCOPES.filter((one) => (one === scope) !== chosen.includes(one)))
  return (
    <fieldset className={styles.scopes}>
      <legend>Что можно читать</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
          <span>
            <b>{SCOPE_WORDS[scope].title}</b>
            <small>{SCOPE_WORDS[scope].text}</small>
          </span>
        </label>
      ))}
      {fieldState.error && (
        <span className={styles.error} role="alert">
          {fieldState.error.message}
        </span>
      )}
    </fieldset>
  )
}
