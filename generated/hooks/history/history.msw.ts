/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ItemHistory,
  ItemSummary,
  MoneyHistory,
  MoneySummary
} from '../model.schemas';


export const getListMoneyHistoryResponseMock = (): MoneyHistory => ({"items":[{"entryId":62,"createdAt":"2026-11-20T09:35:00.000Z","currency":"GOLD","type":"INCREASE","amount":30,"balanceAfter":1372,"source":"INFINITE_QUESTS","about":"Дорога славы, 1 ступень","fightId":null},{"entryId":59,"createdAt":"2026-11-20T09:34:57.000Z","currency":"GOLD","type":"INCREASE","amount":60,"balanceAfter":1342,"source":"DAILY_QUESTS","about":"Утренний выход","fightId":null}],"nextCursor":"NTk"})

export const getGetMoneySummaryResponseMock = (): MoneySummary => ({"days":[{"startsAt":"2026-10-21T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-22T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-23T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-24T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-25T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-26T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-27T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-28T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-29T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-30T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-10-31T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-01T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-02T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-03T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-04T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-05T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-06T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-07T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-08T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-09T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-10T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-11T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-12T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-13T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-14T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-15T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-16T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-17T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-18T21:00:00.000Z","gold":{"income":0,"spending":0},"diamonds":{"income":0,"spending":0},"glory":{"income":0,"spending":0}},{"startsAt":"2026-11-19T21:00:00.000Z","gold":{"income":1567,"spending":195},"diamonds":{"income":311,"spending":301},"glory":{"income":647,"spending":510}}],"sources":[{"source":"ADMIN","currency":"GLORY","income":600,"spending":0},{"source":"TUTORIAL","currency":"GOLD","income":520,"spending":0}]})

export const getListItemHistoryResponseMock = (): ItemHistory => ({"items":[{"entryId":4,"kind":"resource","createdAt":"2026-11-20T09:34:54.000Z","action":"RECEIVED","amount":2,"source":"DAILY_REWARD","itemId":1,"name":"Дерево","icon":"wood-pile","gearEntityId":null,"about":"1-й день подряд","fightId":null},{"entryId":3,"kind":"consumable","createdAt":"2026-11-20T09:34:36.000Z","action":"REMOVED","amount":1,"source":"DRINK","itemId":1,"name":"Хлебный квас","icon":"beer-stein","gearEntityId":null,"about":null,"fightId":null}],"nextCursor":"MTc5NTE2NzI3NjAwMC4yLjM"})

export const getGetItemSummaryResponseMock = (): ItemSummary => ({"days":[{"startsAt":"2026-10-21T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-22T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-23T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-24T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-25T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-26T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-27T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-28T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-29T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-30T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-10-31T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-01T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-02T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-03T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-04T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-05T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-06T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-07T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-08T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-09T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-10T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-11T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-12T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-13T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-14T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-15T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-16T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-17T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-18T21:00:00.000Z","gear":{"received":0,"removed":0},"resource":{"received":0,"removed":0},"consumable":{"received":0,"removed":0}},{"startsAt":"2026-11-19T21:00:00.000Z","gear":{"received":3,"removed":2},"resource":{"received":6,"removed":0},"consumable":{"received":2,"removed":1}}]})


export const getListMoneyHistoryMockHandler = (overrideResponse?: MoneyHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoneyHistory> | MoneyHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-money-history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMoneyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMoneySummaryMockHandler = (overrideResponse?: MoneySummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoneySummary> | MoneySummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-money-history/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMoneySummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListItemHistoryMockHandler = (overrideResponse?: ItemHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemHistory> | ItemHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-item-history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListItemHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetItemSummaryMockHandler = (overrideResponse?: ItemSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemSummary> | ItemSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-item-history/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetItemSummaryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHistoryMock = () => [
  getListMoneyHistoryMockHandler(),
  getGetMoneySummaryMockHandler(),
  getListItemHistoryMockHandler(),
  getGetItemSummaryMockHandler()
]
