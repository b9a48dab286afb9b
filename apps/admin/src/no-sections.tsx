import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

/** Shown to roles that may open the console but none of its sections. */
export function NoSections() {
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        Разделов для вас пока нет
      </Typography>
      <Typography sx={{ mb: 1 }}>
        Вы вошли, и роли действуют, но их разделы ещё не построены. Когда раздел появится, ссылка на него
        будет здесь и в меню. Делать для этого ничего не нужно.
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Сейчас открыты разделы игроков, оплаты и документов. Если они вам нужны, попросите главного
        управляющего о роли «Управляющий игроками» или «Управляющий новостями».
      </Typography>
      <Button href="/game" variant="outlined">
        В игру
      </Button>
    </>
  )
}
