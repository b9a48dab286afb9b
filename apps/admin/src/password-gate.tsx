import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { type DataProvider, DataProviderContext, HttpError } from 'react-admin'
import { CallRefused } from './calls.ts'
import { dataProvider } from './data-provider.ts'
import { confirmPassword } from './session-calls.ts'

/** Runs a call. If it needs the password first, asks for it and repeats the call. */
type WithPassword = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

const PasswordContext = createContext<WithPassword>((call) => call())

export function usePasswordGate(): WithPassword {
  return useContext(PasswordContext)
}

function needsPassword(error: unknown): boolean {
  const code =
    error instanceof CallRefused ? error.code : error instanceof HttpError ? error.body?.code : undefined
  return code === 'passwordNotConfirmed'
}

/** Settles the call that waits for the password. */
type Asked = { readonly resolve: () => void; readonly reject: (reason: Error) => void }

type PasswordDialogProps = { onConfirmed: () => void; onCancel: () => void }

function PasswordDialog({ onConfirmed, onCancel }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      await confirmPassword(password)
      onConfirmed()
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'Произошла ошибка')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby="password-gate-title" fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="password-gate-title">Подтвердите пароль</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Это действие меняет чужой замок, доступ к нему или игру для всех. Следующие десять минут пароль
            спрашиваться не будет.
          </DialogContentText>
          <TextField
            label="Ваш пароль"
            type="password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            value={password}
            error={fault !== undefined}
            helperText={fault ?? ' '}
            onChange={(event) => {
              setPassword(event.target.value)
              setFault(undefined)
            }}
            slotProps={{ htmlInput: { maxLength: 128 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Отмена</Button>
          <Button type="submit" variant="contained" disabled={isBusy || password === ''}>
            Подтвердить
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Asks for the password when a call or a saved form needs it (docs/decisions/0034-password-again.md). */
export function PasswordGate({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const withPassword = useCallback<WithPassword>(async (call) => {
    try {
      return await call()
    } catch (error) {
      if (!needsPassword(error)) throw error
      await new Promise<void>((resolve, reject) => setAsked({ resolve, reject }))
      return call()
    }
  }, [])
  const asking = useMemo<DataProvider>(
    () => ({
      ...dataProvider,
      update: (resource, params) => withPassword(() => dataProvider.update(resource, params)),
    }),
    [withPassword],
  )
  const confirmed = () => {
    setAsked(undefined)
    asked?.resolve()
  }
  const cancel = () => {
    setAsked(undefined)
    asked?.reject(new Error('Без пароля ничего не изменилось'))
  }
  return (
    <PasswordContext.Provider value={withPassword}>
      <DataProviderContext.Provider value={asking}>{children}</DataProviderContext.Provider>
      {asked ? <PasswordDialog onConfirmed={confirmed} onCancel={cancel} /> : null}
    </PasswordContext.Provider>
  )
}
