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

/** Login with an account of the game that has a role of the console. */
export function LoginPage() {
  const logIn = useLogin()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (values: object) => {
    setIsBusy(true)
    try {
      await logIn(values, '/')
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Произошла ошибка', { type: 'error' })
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
          <Form onSubmit={submit} noValidate>
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
