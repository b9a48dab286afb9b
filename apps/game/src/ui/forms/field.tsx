import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react'
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

export type FieldProps<Values extends FieldValues> = {
  /** `control` of the form's `useForm`. */
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  rules?: Pick<RegisterOptions<Values>, 'required' | 'minLength' | 'maxLength' | 'pattern' | 'validate'>
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  hint?: ReactNode
  disabled?: boolean
  /** The browser takes no more characters. */
  maxLength?: number
}

type BareFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  type: 'text' | 'email' | 'password' | 'number' | 'search'
  inputMode?: 'text' | 'email' | 'numeric' | 'search'
  /** A button over the right end of the input. */
  toggle?: ReactNode
  /** Removes spaces around the text: phone keyboards add one after each suggested word. */
  trims?: boolean
}

/** Label, input, hint and error message of one field, connected for screen readers. */
export function Field<Values extends FieldValues>(props: BareFieldProps<Values>) {
  const { control, name, label, rules, hint, toggle, trims, type, inputMode, ...input } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name, rules })
  const message = fieldState.error && (fieldState.error.message || 'Проверьте это поле')
  const trim = () => {
    const text: unknown = field.value
    if (trims && typeof text === 'string' && text !== text.trim()) field.onChange(text.trim())
  }
  const about = classNames(hint ? `${id}-hint` : null, message ? `${id}-error` : null)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          {...field}
          value={field.value ?? ''}
          onBlur={() => {
            trim()
            field.onBlur()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') trim()
          }}
          id={id}
          type={type}
          className={classNames(styles.input, toggle ? styles.withToggle : null)}
          inputMode={inputMode}
          aria-required={rules?.required ? true : undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={about || undefined}
        />
        {toggle}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {message && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {message}
        </span>
      )}
    </div>
  )
}
