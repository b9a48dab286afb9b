import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createQueue } from '#server/domains/auth/hash-queue.ts'

it('does a few jobs at a time, first come first served, and refuses more than can wait', async () => {
  const queue = createQueue(2, { waitingMax: 1 })
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string) =>
    queue.run(async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      return name
    })
  const [first, second, third] = [add('first'), add('second'), add('third')]
  const fourth = add('fourth').catch((error: unknown) => error)
  await expect.poll(() => started).toEqual(['first', 'second'])
  expect(queue.waiting()).toBe(1)
  finish.get('second')?.()
  expect(await second).toBe('second')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
  finish.get('first')?.()
  finish.get('third')?.()
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(started).toEqual(['first', 'second', 'third'])
  expect(await fourth).toMatchObject({ status: 503, code: 'overloaded' })
})

it('goes on after work that has failed', async () => {
  const queue = createQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'next')).toBe('next')
})

it('passes its turn on only after a rest while the processor is needed elsewhere', async () => {
  let isNeeded = true
  const queue = createQueue(1, { isNeededElsewhere: () => isNeeded })
  const order: string[] = []
  const work = (name: string, ms: number) =>
    queue.run(async () => {
      order.push(`${name} begins`)
      await delay(ms)
    })
  const first = work('first', 50).then(() => order.push('first is answered'))
  const second = work('second', 1)
  const third = delay(60).then(() => order.push('others work'))
  await Promise.all([first, second, third])
  expect(order).toEqual(['first begins', 'first is answered', 'others work', 'second begins'])
  isNeeded = false
  await work('third', 1)
})

it('is full when those who wait already need all the time that one may wait', async () => {
  const queue = createQueue(1, { waitMaxMs: 1000 })
  const hash = () => queue.run(() => delay(100))
  await hash()
  expect(queue.isFull()).toBe(false)
  const hashes = Array.from({ length: 12 }, hash)
  expect(queue.isFull()).toBe(true)
  await Promise.allSettled(hashes)
  expect(queue.isFull()).toBe(false)
})
