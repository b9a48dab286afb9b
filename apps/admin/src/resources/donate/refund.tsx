import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, usePermissions, useRecordContext } from 'react-admin'
import { operations } from '#generated/operations.ts'
import type { AdminDonateOrder, Role } from '#generated/types.ts'
import { client, done } from '../../calls.ts'
import { useAct } from '../use-act.ts'
import { NO_REFUND, sumWords } from './donate-words.ts'

const REFUND_ROLES: readonly Role[] = operations.refundDonateOrder.roles

function refundOrder(id: number): Promise<void> {
  return done(client.POST('/admin/donate-orders/{id}/refund', { params: { path: { id } } }))
}

/** Pays an order back, or says why that is not possible. */
export function Refund() {
  const order = useRecordContext<AdminDonateOrder>()
  const { permissions = [] } = usePermissions<Role[]>()
  const { isBusy, act } = useAct()
  const [isAsking, setIsAsking] = useState(false)
  if (!order) return null
  const { id, state, playerName } = order
  const why = NO_REFUND[state]
  if (why) return <Typography>{why}</Typography>
  if (!permissions.some((role) => REFUND_ROLES.includes(role)))
    return <Typography>Деньги возвращает только главный управляющий.</Typography>
  const refund = () => {
    setIsAsking(false)
    void act(() => refundOrder(id), 'Деньги возвращены')
  }
  return (
    <>
      <Button variant="contained" color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Вернуть {sumWords(order)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Вернуть деньги: ${playerName}, заказ № ${id}`}
        content="Деньги уйдут обратно тем же способом. Игра заберёт купленное: алмазы, сколько их осталось, и дни подписки. Отменить возврат нельзя."
        confirm="Вернуть деньги"
        onConfirm={refund}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
