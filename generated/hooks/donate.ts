/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AdminDonateOrder,
  AdminDonateOrderList,
  AdminDonatePaymentList,
  CreateDonateOrderRequest,
  DonateDebtResult,
  DonateLimitResult,
  DonateOrder,
  DonateOrderList,
  DonateOrderResult,
  Error,
  Id,
  ListDonateOrdersForAdminParams,
  ListDonateOrdersParams,
  ListDonatePaymentsForAdminParams,
  SetDonateLimitRequest
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getListDonateOrdersUrl = (params?: ListDonateOrdersParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/trade/donate/orders?${stringifiedParams}` : `/trade/donate/orders`
}
/**
 * @summary List the own orders
 */
export const listDonateOrders = async (params?: ListDonateOrdersParams, options?: Parameters<typeof transport>[1]): Promise<DonateOrderList> => {
  return transport<DonateOrderList>(getListDonateOrdersUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListDonateOrdersQueryKey = (params?: ListDonateOrdersParams,) => {
    return [
    `/trade/donate/orders`, ...(params ? [params] : [])
    ] as const;
    }
export const getListDonateOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listDonateOrders>>, TError = ErrorType<Error>>(params?: ListDonateOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListDonateOrdersQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDonateOrders>>> = ({ signal }) => listDonateOrders(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListDonateOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listDonateOrders>>>
export type ListDonateOrdersQueryError = ErrorType<Error>
export function useListDonateOrders<TData = Awaited<ReturnType<typeof listDonateOrders>>, TError = ErrorType<Error>>(
 params: undefined |  ListDonateOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonateOrders>>,
          TError,
          Awaited<ReturnType<typeof listDonateOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonateOrders<TData = Awaited<ReturnType<typeof listDonateOrders>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonateOrders>>,
          TError,
          Awaited<ReturnType<typeof listDonateOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonateOrders<TData = Awaited<ReturnType<typeof listDonateOrders>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own orders
 */
export function useListDonateOrders<TData = Awaited<ReturnType<typeof listDonateOrders>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrders>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDonateOrdersQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateDonateOrderUrl = () => {
  return `/trade/donate/orders`
}
/**
 * @summary Order a pack
 */
export const createDonateOrder = async (createDonateOrderRequest: CreateDonateOrderRequest, options?: Parameters<typeof transport>[1]): Promise<DonateOrderResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<DonateOrderResult>(getCreateDonateOrderUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createDonateOrderRequest)
  }
);}
export const getCreateDonateOrderMutationKey = () => ['createDonateOrder'] as const;
export const getCreateDonateOrderMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDonateOrder>>, TError,CreateDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createDonateOrder>>, TError,CreateDonateOrderMutationVariables, TContext> => {
const mutationKey = getCreateDonateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDonateOrder>>, CreateDonateOrderMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createDonateOrder(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateDonateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createDonateOrder>>>
    export type CreateDonateOrderMutationBody = CreateDonateOrderRequest
    export type CreateDonateOrderMutationError = ErrorType<Error>
    export type CreateDonateOrderMutationVariables = {data: CreateDonateOrderRequest}
    /**
 * @summary Order a pack
 */
export const useCreateDonateOrder = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDonateOrder>>, TError,CreateDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDonateOrder>>,
        TError,
        CreateDonateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDonateOrderMutationOptions(options), queryClient);
    }
    export const getGetDonateOrderUrl = (orderId: Id,) => {
  return `/trade/donate/orders/${orderId}`
}
/**
 * @summary Get an own order
 */
export const getDonateOrder = async (orderId: Id, options?: Parameters<typeof transport>[1]): Promise<DonateOrder> => {
  return transport<DonateOrder>(getGetDonateOrderUrl(orderId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetDonateOrderQueryKey = (orderId: Id,) => {
    return [
    `/trade/donate/orders/${orderId}`
    ] as const;
    }
export const getGetDonateOrderQueryOptions = <TData = Awaited<ReturnType<typeof getDonateOrder>>, TError = ErrorType<Error>>(orderId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetDonateOrderQueryKey(orderId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDonateOrder>>> = ({ signal }) => getDonateOrder(orderId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetDonateOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getDonateOrder>>>
export type GetDonateOrderQueryError = ErrorType<Error>
export function useGetDonateOrder<TData = Awaited<ReturnType<typeof getDonateOrder>>, TError = ErrorType<Error>>(
 orderId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDonateOrder>>,
          TError,
          Awaited<ReturnType<typeof getDonateOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDonateOrder<TData = Awaited<ReturnType<typeof getDonateOrder>>, TError = ErrorType<Error>>(
 orderId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDonateOrder>>,
          TError,
          Awaited<ReturnType<typeof getDonateOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDonateOrder<TData = Awaited<ReturnType<typeof getDonateOrder>>, TError = ErrorType<Error>>(
 orderId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an own order
 */
export function useGetDonateOrder<TData = Awaited<ReturnType<typeof getDonateOrder>>, TError = ErrorType<Error>>(
 orderId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrder>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDonateOrderQueryOptions(orderId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCancelDonateOrderUrl = (orderId: Id,) => {
  return `/trade/donate/orders/${orderId}/cancel`
}
/**
 * @summary Cancel an unpaid order
 */
export const cancelDonateOrder = async (orderId: Id, options?: Parameters<typeof transport>[1]): Promise<DonateOrderResult> => {
  return transport<DonateOrderResult>(getCancelDonateOrderUrl(orderId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCancelDonateOrderMutationKey = () => ['cancelDonateOrder'] as const;
export const getCancelDonateOrderMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDonateOrder>>, TError,CancelDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelDonateOrder>>, TError,CancelDonateOrderMutationVariables, TContext> => {
const mutationKey = getCancelDonateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelDonateOrder>>, CancelDonateOrderMutationVariables> = (props) => {
          const {orderId} = props ?? {};
          return  cancelDonateOrder(orderId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CancelDonateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelDonateOrder>>>
    export type CancelDonateOrderMutationError = ErrorType<Error>
    export type CancelDonateOrderMutationVariables = {orderId: Id}
    /**
 * @summary Cancel an unpaid order
 */
export const useCancelDonateOrder = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDonateOrder>>, TError,CancelDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelDonateOrder>>,
        TError,
        CancelDonateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelDonateOrderMutationOptions(options), queryClient);
    }
    export const getSettleDonateDebtUrl = () => {
  return `/trade/donate/debt/settle`
}
/**
 * @summary Give back diamonds of refunded orders
 */
export const settleDonateDebt = async ( options?: Parameters<typeof transport>[1]): Promise<DonateDebtResult> => {
  return transport<DonateDebtResult>(getSettleDonateDebtUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSettleDonateDebtMutationKey = () => ['settleDonateDebt'] as const;
export const getSettleDonateDebtMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleDonateDebt>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof settleDonateDebt>>, TError,void, TContext> => {
const mutationKey = getSettleDonateDebtMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settleDonateDebt>>, void> = () => {
          return  settleDonateDebt(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SettleDonateDebtMutationResult = NonNullable<Awaited<ReturnType<typeof settleDonateDebt>>>
    export type SettleDonateDebtMutationError = ErrorType<Error>
    /**
 * @summary Give back diamonds of refunded orders
 */
export const useSettleDonateDebt = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settleDonateDebt>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settleDonateDebt>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSettleDonateDebtMutationOptions(options), queryClient);
    }
    export const getSetDonateLimitUrl = () => {
  return `/trade/donate/limit`
}
/**
 * @summary Set the own limit of spending in a calendar month
 */
export const setDonateLimit = async (setDonateLimitRequest: SetDonateLimitRequest, options?: Parameters<typeof transport>[1]): Promise<DonateLimitResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<DonateLimitResult>(getSetDonateLimitUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setDonateLimitRequest)
  }
);}
export const getSetDonateLimitMutationKey = () => ['setDonateLimit'] as const;
export const getSetDonateLimitMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDonateLimit>>, TError,SetDonateLimitMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setDonateLimit>>, TError,SetDonateLimitMutationVariables, TContext> => {
const mutationKey = getSetDonateLimitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDonateLimit>>, SetDonateLimitMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setDonateLimit(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetDonateLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setDonateLimit>>>
    export type SetDonateLimitMutationBody = SetDonateLimitRequest
    export type SetDonateLimitMutationError = ErrorType<Error>
    export type SetDonateLimitMutationVariables = {data: SetDonateLimitRequest}
    /**
 * @summary Set the own limit of spending in a calendar month
 */
export const useSetDonateLimit = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDonateLimit>>, TError,SetDonateLimitMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDonateLimit>>,
        TError,
        SetDonateLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetDonateLimitMutationOptions(options), queryClient);
    }
    export const getListDonateOrdersForAdminUrl = (params?: ListDonateOrdersForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/donate-orders?${stringifiedParams}` : `/admin/donate-orders`
}
/**
 * @summary List orders
 */
export const listDonateOrdersForAdmin = async (params?: ListDonateOrdersForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminDonateOrderList> => {
  return transport<AdminDonateOrderList>(getListDonateOrdersForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListDonateOrdersForAdminQueryKey = (params?: ListDonateOrdersForAdminParams,) => {
    return [
    `/admin/donate-orders`, ...(params ? [params] : [])
    ] as const;
    }
export const getListDonateOrdersForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError = ErrorType<Error>>(params?: ListDonateOrdersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListDonateOrdersForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>> = ({ signal }) => listDonateOrdersForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListDonateOrdersForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>>
export type ListDonateOrdersForAdminQueryError = ErrorType<Error>
export function useListDonateOrdersForAdmin<TData = Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListDonateOrdersForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonateOrdersForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listDonateOrdersForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonateOrdersForAdmin<TData = Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonateOrdersForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listDonateOrdersForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonateOrdersForAdmin<TData = Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */
export function useListDonateOrdersForAdmin<TData = Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonateOrdersForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonateOrdersForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDonateOrdersForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetDonateOrderForAdminUrl = (id: Id,) => {
  return `/admin/donate-orders/${id}`
}
/**
 * @summary Get an order
 */
export const getDonateOrderForAdmin = async (id: Id, options?: Parameters<typeof transport>[1]): Promise<AdminDonateOrder> => {
  return transport<AdminDonateOrder>(getGetDonateOrderForAdminUrl(id),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetDonateOrderForAdminQueryKey = (id: Id,) => {
    return [
    `/admin/donate-orders/${id}`
    ] as const;
    }
export const getGetDonateOrderForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError = ErrorType<Error>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetDonateOrderForAdminQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDonateOrderForAdmin>>> = ({ signal }) => getDonateOrderForAdmin(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetDonateOrderForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getDonateOrderForAdmin>>>
export type GetDonateOrderForAdminQueryError = ErrorType<Error>
export function useGetDonateOrderForAdmin<TData = Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDonateOrderForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getDonateOrderForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDonateOrderForAdmin<TData = Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDonateOrderForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getDonateOrderForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDonateOrderForAdmin<TData = Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an order
 */
export function useGetDonateOrderForAdmin<TData = Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDonateOrderForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDonateOrderForAdminQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getRefundDonateOrderUrl = (id: Id,) => {
  return `/admin/donate-orders/${id}/refund`
}
/**
 * @summary Refund a paid order
 */
export const refundDonateOrder = async (id: Id, options?: Parameters<typeof transport>[1]): Promise<AdminDonateOrder> => {
  return transport<AdminDonateOrder>(getRefundDonateOrderUrl(id),
  {
    ...options,
    method: 'POST'
  }
);}
export const getRefundDonateOrderMutationKey = () => ['refundDonateOrder'] as const;
export const getRefundDonateOrderMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundDonateOrder>>, TError,RefundDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof refundDonateOrder>>, TError,RefundDonateOrderMutationVariables, TContext> => {
const mutationKey = getRefundDonateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundDonateOrder>>, RefundDonateOrderMutationVariables> = (props) => {
          const {id} = props ?? {};
          return  refundDonateOrder(id,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RefundDonateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof refundDonateOrder>>>
    export type RefundDonateOrderMutationError = ErrorType<Error>
    export type RefundDonateOrderMutationVariables = {id: Id}
    /**
 * @summary Refund a paid order
 */
export const useRefundDonateOrder = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundDonateOrder>>, TError,RefundDonateOrderMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundDonateOrder>>,
        TError,
        RefundDonateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRefundDonateOrderMutationOptions(options), queryClient);
    }
    export const getListDonatePaymentsForAdminUrl = (params?: ListDonatePaymentsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/donate-payments?${stringifiedParams}` : `/admin/donate-payments`
}
/**
 * @summary List the payments that providers reported
 */
export const listDonatePaymentsForAdmin = async (params?: ListDonatePaymentsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminDonatePaymentList> => {
  return transport<AdminDonatePaymentList>(getListDonatePaymentsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListDonatePaymentsForAdminQueryKey = (params?: ListDonatePaymentsForAdminParams,) => {
    return [
    `/admin/donate-payments`, ...(params ? [params] : [])
    ] as const;
    }
export const getListDonatePaymentsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError = ErrorType<Error>>(params?: ListDonatePaymentsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListDonatePaymentsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>> = ({ signal }) => listDonatePaymentsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListDonatePaymentsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>>
export type ListDonatePaymentsForAdminQueryError = ErrorType<Error>
export function useListDonatePaymentsForAdmin<TData = Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListDonatePaymentsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonatePaymentsForAdmin<TData = Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonatePaymentsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDonatePaymentsForAdmin<TData = Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonatePaymentsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the payments that providers reported
 */
export function useListDonatePaymentsForAdmin<TData = Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListDonatePaymentsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDonatePaymentsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDonatePaymentsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
