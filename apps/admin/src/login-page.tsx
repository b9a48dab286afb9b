import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  email,
  Form,
  Notification,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin'
import { CodeNeeded } from './auth-provider.ts'
import { CodeRefused } from './session-calls.ts'

function PasswordFields() {
  return (
    <>
      <TextInput
        source="email"
        label="Почта"
        type="email"
        autoComplete="username"
        validate={[required(), email('Укажите адрес почты')]}
        fullWidth
        autoFocus
      />
      <PasswordInput
        source="password"
        label="Пароль"
        autoComplete="current-password"
        validate={required()}
        fullWidth
      />
    </>
  )
}

function CodeField() {
  return (
    <TextInput
      source="code"
      label="Код"
      helperText="Из приложения или запасной"
      autoComplete="one-time-code"
      validate={required()}
      fullWidth
      autoFocus
    />
  )
}

/** Login with an account of the game that has a role of the console. With a second factor it takes two steps. */
export function LoginPage() {
  const logIn = useLogin()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [loginToken, setLoginToken] = useState<string | null>(null)
  const submit = async (values: object) => {
    setIsBusy(true)
    try {
      await logIn(loginToken === null ? values : { ...values, loginToken }, '/')
    } catch (error) {
      if (error instanceof CodeNeeded) setLoginToken(error.loginToken)
      else notify(error instanceof Error ? error.message : 'Произошла ошибка', { type: 'error' })
      if (error instanceof CodeRefused && error.isOver) setLoginToken(null)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: '#1d130c' }}
    >
      <Card sx={{ width: '100%', maxWidth: 380, borderTop: '3px solid #d8a83e' }}>
        <CardContent sx={{ p: 3 }}>
          <Typography component="h1" variant="h5" gutterBottom>
            Донжон: управление
          </Typography>
          <Form key={loginToken === null ? 'password' : 'code'} onSubmit={submit} noValidate>
            {loginToken === null ? <PasswordFields /> : <CodeField />}
            <Button type="submit" variant="contained" size="large" disabled={isBusy} fullWidth sx={{ mt: 1 }}>
              Войти
            </Button>
          </Form>
        </CardContent>
      </Card>
      <Notification />
    </Box>
  )
}
