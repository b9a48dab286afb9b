/** One thread of play-shards.ts: plays the shards it is told, and sends back what is written of them. */
import { parentPort } from 'node:worker_threads'
import { playShard, type WorldWish } from './world.ts'

export type ShardOrder = WorldWish & { shard: number }

parentPort?.on('message', (order: ShardOrder) => {
  parentPort?.postMessage(playShard(order))
})
