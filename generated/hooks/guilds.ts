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
  ChangeGuildRoleRequest,
  ChipIntoFoundingRequest,
  CreateGuildFoundingRequest,
  EditGuildRequest,
  Error,
  FoundGuildRequest,
  Guild,
  GuildData,
  GuildDeleted,
  GuildFounding,
  GuildFoundingList,
  GuildFoundingResult,
  GuildHistoryList,
  GuildJoinRequestList,
  GuildMemberList,
  GuildResult,
  GuildTag,
  GuildWeekList,
  Id,
  ListGuildFoundingsParams,
  ListGuildHistoryParams,
  ListGuildJoinRequestsParams,
  SaveGuildRolesRequest,
  TransferGuildLeadershipRequest
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
export const getListGuildFoundingsUrl = (params?: ListGuildFoundingsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/guild-foundings?${stringifiedParams}` : `/guild-foundings`
}
/**
 * @summary List the open foundings of guilds
 */
export const listGuildFoundings = async (params?: ListGuildFoundingsParams, options?: Parameters<typeof transport>[1]): Promise<GuildFoundingList> => {
  return transport<GuildFoundingList>(getListGuildFoundingsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildFoundingsQueryKey = (params?: ListGuildFoundingsParams,) => {
    return [
    `/guild-foundings`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuildFoundingsQueryOptions = <TData = Awaited<ReturnType<typeof listGuildFoundings>>, TError = ErrorType<Error>>(params?: ListGuildFoundingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildFoundingsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildFoundings>>> = ({ signal }) => listGuildFoundings(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildFoundingsQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildFoundings>>>
export type ListGuildFoundingsQueryError = ErrorType<Error>
export function useListGuildFoundings<TData = Awaited<ReturnType<typeof listGuildFoundings>>, TError = ErrorType<Error>>(
 params: undefined |  ListGuildFoundingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildFoundings>>,
          TError,
          Awaited<ReturnType<typeof listGuildFoundings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildFoundings<TData = Awaited<ReturnType<typeof listGuildFoundings>>, TError = ErrorType<Error>>(
 params?: ListGuildFoundingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildFoundings>>,
          TError,
          Awaited<ReturnType<typeof listGuildFoundings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildFoundings<TData = Awaited<ReturnType<typeof listGuildFoundings>>, TError = ErrorType<Error>>(
 params?: ListGuildFoundingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the open foundings of guilds
 */
export function useListGuildFoundings<TData = Awaited<ReturnType<typeof listGuildFoundings>>, TError = ErrorType<Error>>(
 params?: ListGuildFoundingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildFoundings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildFoundingsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateGuildFoundingUrl = () => {
  return `/guild-foundings`
}
/**
 * @summary Open a founding that others chip in for
 */
export const createGuildFounding = async (createGuildFoundingRequest: CreateGuildFoundingRequest, options?: Parameters<typeof transport>[1]): Promise<GuildFoundingResult> => {
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
return transport<GuildFoundingResult>(getCreateGuildFoundingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createGuildFoundingRequest)
  }
);}
export const getCreateGuildFoundingMutationKey = () => ['createGuildFounding'] as const;
export const getCreateGuildFoundingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuildFounding>>, TError,CreateGuildFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createGuildFounding>>, TError,CreateGuildFoundingMutationVariables, TContext> => {
const mutationKey = getCreateGuildFoundingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGuildFounding>>, CreateGuildFoundingMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createGuildFounding(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateGuildFoundingMutationResult = NonNullable<Awaited<ReturnType<typeof createGuildFounding>>>
    export type CreateGuildFoundingMutationBody = CreateGuildFoundingRequest
    export type CreateGuildFoundingMutationError = ErrorType<Error>
    export type CreateGuildFoundingMutationVariables = {data: CreateGuildFoundingRequest}
    /**
 * @summary Open a founding that others chip in for
 */
export const useCreateGuildFounding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuildFounding>>, TError,CreateGuildFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGuildFounding>>,
        TError,
        CreateGuildFoundingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGuildFoundingMutationOptions(options), queryClient);
    }
    export const getGetGuildFoundingUrl = (foundingId: Id,) => {
  return `/guild-foundings/${foundingId}`
}
/**
 * @summary Get a founding
 */
export const getGuildFounding = async (foundingId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildFounding> => {
  return transport<GuildFounding>(getGetGuildFoundingUrl(foundingId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGuildFoundingQueryKey = (foundingId: Id,) => {
    return [
    `/guild-foundings/${foundingId}`
    ] as const;
    }
export const getGetGuildFoundingQueryOptions = <TData = Awaited<ReturnType<typeof getGuildFounding>>, TError = ErrorType<Error>>(foundingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGuildFoundingQueryKey(foundingId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuildFounding>>> = ({ signal }) => getGuildFounding(foundingId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: foundingId !== null && foundingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGuildFoundingQueryResult = NonNullable<Awaited<ReturnType<typeof getGuildFounding>>>
export type GetGuildFoundingQueryError = ErrorType<Error>
export function useGetGuildFounding<TData = Awaited<ReturnType<typeof getGuildFounding>>, TError = ErrorType<Error>>(
 foundingId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuildFounding>>,
          TError,
          Awaited<ReturnType<typeof getGuildFounding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuildFounding<TData = Awaited<ReturnType<typeof getGuildFounding>>, TError = ErrorType<Error>>(
 foundingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuildFounding>>,
          TError,
          Awaited<ReturnType<typeof getGuildFounding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuildFounding<TData = Awaited<ReturnType<typeof getGuildFounding>>, TError = ErrorType<Error>>(
 foundingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a founding
 */
export function useGetGuildFounding<TData = Awaited<ReturnType<typeof getGuildFounding>>, TError = ErrorType<Error>>(
 foundingId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuildFounding>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGuildFoundingQueryOptions(foundingId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getChipIntoFoundingUrl = (foundingId: Id,) => {
  return `/guild-foundings/${foundingId}/chip-in`
}
/**
 * @summary Chip in for a guild
 */
export const chipIntoFounding = async (foundingId: Id,
    chipIntoFoundingRequest: ChipIntoFoundingRequest, options?: Parameters<typeof transport>[1]): Promise<GuildFoundingResult> => {
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
return transport<GuildFoundingResult>(getChipIntoFoundingUrl(foundingId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chipIntoFoundingRequest)
  }
);}
export const getChipIntoFoundingMutationKey = () => ['chipIntoFounding'] as const;
export const getChipIntoFoundingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chipIntoFounding>>, TError,ChipIntoFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof chipIntoFounding>>, TError,ChipIntoFoundingMutationVariables, TContext> => {
const mutationKey = getChipIntoFoundingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chipIntoFounding>>, ChipIntoFoundingMutationVariables> = (props) => {
          const {foundingId,data} = props ?? {};
          return  chipIntoFounding(foundingId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChipIntoFoundingMutationResult = NonNullable<Awaited<ReturnType<typeof chipIntoFounding>>>
    export type ChipIntoFoundingMutationBody = ChipIntoFoundingRequest
    export type ChipIntoFoundingMutationError = ErrorType<Error>
    export type ChipIntoFoundingMutationVariables = {foundingId: Id;data: ChipIntoFoundingRequest}
    /**
 * @summary Chip in for a guild
 */
export const useChipIntoFounding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chipIntoFounding>>, TError,ChipIntoFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chipIntoFounding>>,
        TError,
        ChipIntoFoundingMutationVariables,
        TContext
      > => {
      return useMutation(getChipIntoFoundingMutationOptions(options), queryClient);
    }
    export const getWithdrawFromFoundingUrl = (foundingId: Id,) => {
  return `/guild-foundings/${foundingId}/withdraw`
}
/**
 * @summary Take the own share back
 */
export const withdrawFromFounding = async (foundingId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildFoundingResult> => {
  return transport<GuildFoundingResult>(getWithdrawFromFoundingUrl(foundingId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getWithdrawFromFoundingMutationKey = () => ['withdrawFromFounding'] as const;
export const getWithdrawFromFoundingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawFromFounding>>, TError,WithdrawFromFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawFromFounding>>, TError,WithdrawFromFoundingMutationVariables, TContext> => {
const mutationKey = getWithdrawFromFoundingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawFromFounding>>, WithdrawFromFoundingMutationVariables> = (props) => {
          const {foundingId} = props ?? {};
          return  withdrawFromFounding(foundingId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type WithdrawFromFoundingMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawFromFounding>>>
    export type WithdrawFromFoundingMutationError = ErrorType<Error>
    export type WithdrawFromFoundingMutationVariables = {foundingId: Id}
    /**
 * @summary Take the own share back
 */
export const useWithdrawFromFounding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawFromFounding>>, TError,WithdrawFromFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawFromFounding>>,
        TError,
        WithdrawFromFoundingMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawFromFoundingMutationOptions(options), queryClient);
    }
    export const getCancelGuildFoundingUrl = (foundingId: Id,) => {
  return `/guild-foundings/${foundingId}/cancel`
}
/**
 * @summary Cancel the own founding
 */
export const cancelGuildFounding = async (foundingId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildFoundingResult> => {
  return transport<GuildFoundingResult>(getCancelGuildFoundingUrl(foundingId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCancelGuildFoundingMutationKey = () => ['cancelGuildFounding'] as const;
export const getCancelGuildFoundingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGuildFounding>>, TError,CancelGuildFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelGuildFounding>>, TError,CancelGuildFoundingMutationVariables, TContext> => {
const mutationKey = getCancelGuildFoundingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelGuildFounding>>, CancelGuildFoundingMutationVariables> = (props) => {
          const {foundingId} = props ?? {};
          return  cancelGuildFounding(foundingId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CancelGuildFoundingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelGuildFounding>>>
    export type CancelGuildFoundingMutationError = ErrorType<Error>
    export type CancelGuildFoundingMutationVariables = {foundingId: Id}
    /**
 * @summary Cancel the own founding
 */
export const useCancelGuildFounding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelGuildFounding>>, TError,CancelGuildFoundingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelGuildFounding>>,
        TError,
        CancelGuildFoundingMutationVariables,
        TContext
      > => {
      return useMutation(getCancelGuildFoundingMutationOptions(options), queryClient);
    }
    export const getFoundGuildUrl = () => {
  return `/guilds`
}
/**
 * @summary Found a guild alone
 */
export const foundGuild = async (foundGuildRequest: FoundGuildRequest, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
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
return transport<GuildResult>(getFoundGuildUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(foundGuildRequest)
  }
);}
export const getFoundGuildMutationKey = () => ['foundGuild'] as const;
export const getFoundGuildMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof foundGuild>>, TError,FoundGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof foundGuild>>, TError,FoundGuildMutationVariables, TContext> => {
const mutationKey = getFoundGuildMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof foundGuild>>, FoundGuildMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  foundGuild(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type FoundGuildMutationResult = NonNullable<Awaited<ReturnType<typeof foundGuild>>>
    export type FoundGuildMutationBody = FoundGuildRequest
    export type FoundGuildMutationError = ErrorType<Error>
    export type FoundGuildMutationVariables = {data: FoundGuildRequest}
    /**
 * @summary Found a guild alone
 */
export const useFoundGuild = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof foundGuild>>, TError,FoundGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof foundGuild>>,
        TError,
        FoundGuildMutationVariables,
        TContext
      > => {
      return useMutation(getFoundGuildMutationOptions(options), queryClient);
    }
    export const getGetOwnGuildUrl = () => {
  return `/guilds/own`
}
/**
 * @summary Get the own guild, founding and join requests
 */
export const getOwnGuild = async ( options?: Parameters<typeof transport>[1]): Promise<GuildData> => {
  return transport<GuildData>(getGetOwnGuildUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOwnGuildQueryKey = () => {
    return [
    `/guilds/own`
    ] as const;
    }
export const getGetOwnGuildQueryOptions = <TData = Awaited<ReturnType<typeof getOwnGuild>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOwnGuildQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnGuild>>> = ({ signal }) => getOwnGuild({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOwnGuildQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnGuild>>>
export type GetOwnGuildQueryError = ErrorType<Error>
export function useGetOwnGuild<TData = Awaited<ReturnType<typeof getOwnGuild>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnGuild>>,
          TError,
          Awaited<ReturnType<typeof getOwnGuild>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnGuild<TData = Awaited<ReturnType<typeof getOwnGuild>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnGuild>>,
          TError,
          Awaited<ReturnType<typeof getOwnGuild>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnGuild<TData = Awaited<ReturnType<typeof getOwnGuild>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the own guild, founding and join requests
 */
export function useGetOwnGuild<TData = Awaited<ReturnType<typeof getOwnGuild>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOwnGuildQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetGuildUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}`
}
/**
 * @summary Get a guild
 */
export const getGuild = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<Guild> => {
  return transport<Guild>(getGetGuildUrl(guildTag),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGuildQueryKey = (guildTag: GuildTag,) => {
    return [
    `/guilds/${guildTag}`
    ] as const;
    }
export const getGetGuildQueryOptions = <TData = Awaited<ReturnType<typeof getGuild>>, TError = ErrorType<Error>>(guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGuildQueryKey(guildTag);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuild>>> = ({ signal }) => getGuild(guildTag, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guildTag !== null && guildTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGuildQueryResult = NonNullable<Awaited<ReturnType<typeof getGuild>>>
export type GetGuildQueryError = ErrorType<Error>
export function useGetGuild<TData = Awaited<ReturnType<typeof getGuild>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuild>>,
          TError,
          Awaited<ReturnType<typeof getGuild>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuild<TData = Awaited<ReturnType<typeof getGuild>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuild>>,
          TError,
          Awaited<ReturnType<typeof getGuild>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuild<TData = Awaited<ReturnType<typeof getGuild>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a guild
 */
export function useGetGuild<TData = Awaited<ReturnType<typeof getGuild>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuild>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGuildQueryOptions(guildTag,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getEditGuildUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}`
}
/**
 * @summary Change the description or the notice
 */
export const editGuild = async (guildTag: GuildTag,
    editGuildRequest: EditGuildRequest, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
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
return transport<GuildResult>(getEditGuildUrl(guildTag),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(editGuildRequest)
  }
);}
export const getEditGuildMutationKey = () => ['editGuild'] as const;
export const getEditGuildMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editGuild>>, TError,EditGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof editGuild>>, TError,EditGuildMutationVariables, TContext> => {
const mutationKey = getEditGuildMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editGuild>>, EditGuildMutationVariables> = (props) => {
          const {guildTag,data} = props ?? {};
          return  editGuild(guildTag,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type EditGuildMutationResult = NonNullable<Awaited<ReturnType<typeof editGuild>>>
    export type EditGuildMutationBody = EditGuildRequest
    export type EditGuildMutationError = ErrorType<Error>
    export type EditGuildMutationVariables = {guildTag: GuildTag;data: EditGuildRequest}
    /**
 * @summary Change the description or the notice
 */
export const useEditGuild = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editGuild>>, TError,EditGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editGuild>>,
        TError,
        EditGuildMutationVariables,
        TContext
      > => {
      return useMutation(getEditGuildMutationOptions(options), queryClient);
    }
    export const getDeleteGuildUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}`
}
/**
 * @summary Delete the guild
 */
export const deleteGuild = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildDeleted> => {
  return transport<GuildDeleted>(getDeleteGuildUrl(guildTag),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getDeleteGuildMutationKey = () => ['deleteGuild'] as const;
export const getDeleteGuildMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGuild>>, TError,DeleteGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGuild>>, TError,DeleteGuildMutationVariables, TContext> => {
const mutationKey = getDeleteGuildMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGuild>>, DeleteGuildMutationVariables> = (props) => {
          const {guildTag} = props ?? {};
          return  deleteGuild(guildTag,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DeleteGuildMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGuild>>>
    export type DeleteGuildMutationError = ErrorType<Error>
    export type DeleteGuildMutationVariables = {guildTag: GuildTag}
    /**
 * @summary Delete the guild
 */
export const useDeleteGuild = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGuild>>, TError,DeleteGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGuild>>,
        TError,
        DeleteGuildMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGuildMutationOptions(options), queryClient);
    }
    export const getSaveGuildRolesUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/roles`
}
/**
 * @summary Save the roles of the guild
 */
export const saveGuildRoles = async (guildTag: GuildTag,
    saveGuildRolesRequest: SaveGuildRolesRequest, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
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
return transport<GuildResult>(getSaveGuildRolesUrl(guildTag),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveGuildRolesRequest)
  }
);}
export const getSaveGuildRolesMutationKey = () => ['saveGuildRoles'] as const;
export const getSaveGuildRolesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGuildRoles>>, TError,SaveGuildRolesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGuildRoles>>, TError,SaveGuildRolesMutationVariables, TContext> => {
const mutationKey = getSaveGuildRolesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGuildRoles>>, SaveGuildRolesMutationVariables> = (props) => {
          const {guildTag,data} = props ?? {};
          return  saveGuildRoles(guildTag,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveGuildRolesMutationResult = NonNullable<Awaited<ReturnType<typeof saveGuildRoles>>>
    export type SaveGuildRolesMutationBody = SaveGuildRolesRequest
    export type SaveGuildRolesMutationError = ErrorType<Error>
    export type SaveGuildRolesMutationVariables = {guildTag: GuildTag;data: SaveGuildRolesRequest}
    /**
 * @summary Save the roles of the guild
 */
export const useSaveGuildRoles = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGuildRoles>>, TError,SaveGuildRolesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGuildRoles>>,
        TError,
        SaveGuildRolesMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGuildRolesMutationOptions(options), queryClient);
    }
    export const getListGuildJoinRequestsUrl = (guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/guilds/${guildTag}/join-requests?${stringifiedParams}` : `/guilds/${guildTag}/join-requests`
}
/**
 * @summary List who asks to join
 */
export const listGuildJoinRequests = async (guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams, options?: Parameters<typeof transport>[1]): Promise<GuildJoinRequestList> => {
  return transport<GuildJoinRequestList>(getListGuildJoinRequestsUrl(guildTag,params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildJoinRequestsQueryKey = (guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams,) => {
    return [
    `/guilds/${guildTag}/join-requests`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuildJoinRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listGuildJoinRequests>>, TError = ErrorType<Error>>(guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildJoinRequestsQueryKey(guildTag,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildJoinRequests>>> = ({ signal }) => listGuildJoinRequests(guildTag,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guildTag !== null && guildTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildJoinRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildJoinRequests>>>
export type ListGuildJoinRequestsQueryError = ErrorType<Error>
export function useListGuildJoinRequests<TData = Awaited<ReturnType<typeof listGuildJoinRequests>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params: undefined |  ListGuildJoinRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildJoinRequests>>,
          TError,
          Awaited<ReturnType<typeof listGuildJoinRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildJoinRequests<TData = Awaited<ReturnType<typeof listGuildJoinRequests>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildJoinRequests>>,
          TError,
          Awaited<ReturnType<typeof listGuildJoinRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildJoinRequests<TData = Awaited<ReturnType<typeof listGuildJoinRequests>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who asks to join
 */
export function useListGuildJoinRequests<TData = Awaited<ReturnType<typeof listGuildJoinRequests>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildJoinRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildJoinRequests>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildJoinRequestsQueryOptions(guildTag,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSendGuildJoinRequestUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/join-requests`
}
/**
 * @summary Ask to join a guild
 */
export const sendGuildJoinRequest = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getSendGuildJoinRequestUrl(guildTag),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSendGuildJoinRequestMutationKey = () => ['sendGuildJoinRequest'] as const;
export const getSendGuildJoinRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGuildJoinRequest>>, TError,SendGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendGuildJoinRequest>>, TError,SendGuildJoinRequestMutationVariables, TContext> => {
const mutationKey = getSendGuildJoinRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendGuildJoinRequest>>, SendGuildJoinRequestMutationVariables> = (props) => {
          const {guildTag} = props ?? {};
          return  sendGuildJoinRequest(guildTag,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SendGuildJoinRequestMutationResult = NonNullable<Awaited<ReturnType<typeof sendGuildJoinRequest>>>
    export type SendGuildJoinRequestMutationError = ErrorType<Error>
    export type SendGuildJoinRequestMutationVariables = {guildTag: GuildTag}
    /**
 * @summary Ask to join a guild
 */
export const useSendGuildJoinRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGuildJoinRequest>>, TError,SendGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendGuildJoinRequest>>,
        TError,
        SendGuildJoinRequestMutationVariables,
        TContext
      > => {
      return useMutation(getSendGuildJoinRequestMutationOptions(options), queryClient);
    }
    export const getRevokeGuildJoinRequestUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/join-requests/own`
}
/**
 * @summary Revoke the own join request
 */
export const revokeGuildJoinRequest = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getRevokeGuildJoinRequestUrl(guildTag),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRevokeGuildJoinRequestMutationKey = () => ['revokeGuildJoinRequest'] as const;
export const getRevokeGuildJoinRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGuildJoinRequest>>, TError,RevokeGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeGuildJoinRequest>>, TError,RevokeGuildJoinRequestMutationVariables, TContext> => {
const mutationKey = getRevokeGuildJoinRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeGuildJoinRequest>>, RevokeGuildJoinRequestMutationVariables> = (props) => {
          const {guildTag} = props ?? {};
          return  revokeGuildJoinRequest(guildTag,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RevokeGuildJoinRequestMutationResult = NonNullable<Awaited<ReturnType<typeof revokeGuildJoinRequest>>>
    export type RevokeGuildJoinRequestMutationError = ErrorType<Error>
    export type RevokeGuildJoinRequestMutationVariables = {guildTag: GuildTag}
    /**
 * @summary Revoke the own join request
 */
export const useRevokeGuildJoinRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGuildJoinRequest>>, TError,RevokeGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeGuildJoinRequest>>,
        TError,
        RevokeGuildJoinRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeGuildJoinRequestMutationOptions(options), queryClient);
    }
    export const getAcceptGuildJoinRequestUrl = (guildTag: GuildTag,
    playerId: Id,) => {
  return `/guilds/${guildTag}/join-requests/${playerId}/accept`
}
/**
 * @summary Accept a join request
 */
export const acceptGuildJoinRequest = async (guildTag: GuildTag,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getAcceptGuildJoinRequestUrl(guildTag,playerId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getAcceptGuildJoinRequestMutationKey = () => ['acceptGuildJoinRequest'] as const;
export const getAcceptGuildJoinRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptGuildJoinRequest>>, TError,AcceptGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptGuildJoinRequest>>, TError,AcceptGuildJoinRequestMutationVariables, TContext> => {
const mutationKey = getAcceptGuildJoinRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptGuildJoinRequest>>, AcceptGuildJoinRequestMutationVariables> = (props) => {
          const {guildTag,playerId} = props ?? {};
          return  acceptGuildJoinRequest(guildTag,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type AcceptGuildJoinRequestMutationResult = NonNullable<Awaited<ReturnType<typeof acceptGuildJoinRequest>>>
    export type AcceptGuildJoinRequestMutationError = ErrorType<Error>
    export type AcceptGuildJoinRequestMutationVariables = {guildTag: GuildTag;playerId: Id}
    /**
 * @summary Accept a join request
 */
export const useAcceptGuildJoinRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptGuildJoinRequest>>, TError,AcceptGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptGuildJoinRequest>>,
        TError,
        AcceptGuildJoinRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptGuildJoinRequestMutationOptions(options), queryClient);
    }
    export const getRejectGuildJoinRequestUrl = (guildTag: GuildTag,
    playerId: Id,) => {
  return `/guilds/${guildTag}/join-requests/${playerId}/reject`
}
/**
 * @summary Reject a join request
 */
export const rejectGuildJoinRequest = async (guildTag: GuildTag,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getRejectGuildJoinRequestUrl(guildTag,playerId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getRejectGuildJoinRequestMutationKey = () => ['rejectGuildJoinRequest'] as const;
export const getRejectGuildJoinRequestMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectGuildJoinRequest>>, TError,RejectGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectGuildJoinRequest>>, TError,RejectGuildJoinRequestMutationVariables, TContext> => {
const mutationKey = getRejectGuildJoinRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectGuildJoinRequest>>, RejectGuildJoinRequestMutationVariables> = (props) => {
          const {guildTag,playerId} = props ?? {};
          return  rejectGuildJoinRequest(guildTag,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RejectGuildJoinRequestMutationResult = NonNullable<Awaited<ReturnType<typeof rejectGuildJoinRequest>>>
    export type RejectGuildJoinRequestMutationError = ErrorType<Error>
    export type RejectGuildJoinRequestMutationVariables = {guildTag: GuildTag;playerId: Id}
    /**
 * @summary Reject a join request
 */
export const useRejectGuildJoinRequest = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectGuildJoinRequest>>, TError,RejectGuildJoinRequestMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectGuildJoinRequest>>,
        TError,
        RejectGuildJoinRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRejectGuildJoinRequestMutationOptions(options), queryClient);
    }
    export const getListGuildMembersUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/members`
}
/**
 * @summary List the members of a guild
 */
export const listGuildMembers = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildMemberList> => {
  return transport<GuildMemberList>(getListGuildMembersUrl(guildTag),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildMembersQueryKey = (guildTag: GuildTag,) => {
    return [
    `/guilds/${guildTag}/members`
    ] as const;
    }
export const getListGuildMembersQueryOptions = <TData = Awaited<ReturnType<typeof listGuildMembers>>, TError = ErrorType<Error>>(guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildMembersQueryKey(guildTag);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildMembers>>> = ({ signal }) => listGuildMembers(guildTag, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guildTag !== null && guildTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildMembers>>>
export type ListGuildMembersQueryError = ErrorType<Error>
export function useListGuildMembers<TData = Awaited<ReturnType<typeof listGuildMembers>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildMembers>>,
          TError,
          Awaited<ReturnType<typeof listGuildMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildMembers<TData = Awaited<ReturnType<typeof listGuildMembers>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildMembers>>,
          TError,
          Awaited<ReturnType<typeof listGuildMembers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildMembers<TData = Awaited<ReturnType<typeof listGuildMembers>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the members of a guild
 */
export function useListGuildMembers<TData = Awaited<ReturnType<typeof listGuildMembers>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildMembers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildMembersQueryOptions(guildTag,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getKickGuildMemberUrl = (guildTag: GuildTag,
    playerId: Id,) => {
  return `/guilds/${guildTag}/members/${playerId}`
}
/**
 * @summary Kick a member out
 */
export const kickGuildMember = async (guildTag: GuildTag,
    playerId: Id, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getKickGuildMemberUrl(guildTag,playerId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getKickGuildMemberMutationKey = () => ['kickGuildMember'] as const;
export const getKickGuildMemberMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof kickGuildMember>>, TError,KickGuildMemberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof kickGuildMember>>, TError,KickGuildMemberMutationVariables, TContext> => {
const mutationKey = getKickGuildMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof kickGuildMember>>, KickGuildMemberMutationVariables> = (props) => {
          const {guildTag,playerId} = props ?? {};
          return  kickGuildMember(guildTag,playerId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type KickGuildMemberMutationResult = NonNullable<Awaited<ReturnType<typeof kickGuildMember>>>
    export type KickGuildMemberMutationError = ErrorType<Error>
    export type KickGuildMemberMutationVariables = {guildTag: GuildTag;playerId: Id}
    /**
 * @summary Kick a member out
 */
export const useKickGuildMember = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof kickGuildMember>>, TError,KickGuildMemberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof kickGuildMember>>,
        TError,
        KickGuildMemberMutationVariables,
        TContext
      > => {
      return useMutation(getKickGuildMemberMutationOptions(options), queryClient);
    }
    export const getChangeGuildRoleUrl = (guildTag: GuildTag,
    playerId: Id,) => {
  return `/guilds/${guildTag}/members/${playerId}/change-role`
}
/**
 * @summary Move a member one role up or down
 */
export const changeGuildRole = async (guildTag: GuildTag,
    playerId: Id,
    changeGuildRoleRequest: ChangeGuildRoleRequest, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
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
return transport<GuildResult>(getChangeGuildRoleUrl(guildTag,playerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeGuildRoleRequest)
  }
);}
export const getChangeGuildRoleMutationKey = () => ['changeGuildRole'] as const;
export const getChangeGuildRoleMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeGuildRole>>, TError,ChangeGuildRoleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changeGuildRole>>, TError,ChangeGuildRoleMutationVariables, TContext> => {
const mutationKey = getChangeGuildRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeGuildRole>>, ChangeGuildRoleMutationVariables> = (props) => {
          const {guildTag,playerId,data} = props ?? {};
          return  changeGuildRole(guildTag,playerId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangeGuildRoleMutationResult = NonNullable<Awaited<ReturnType<typeof changeGuildRole>>>
    export type ChangeGuildRoleMutationBody = ChangeGuildRoleRequest
    export type ChangeGuildRoleMutationError = ErrorType<Error>
    export type ChangeGuildRoleMutationVariables = {guildTag: GuildTag;playerId: Id;data: ChangeGuildRoleRequest}
    /**
 * @summary Move a member one role up or down
 */
export const useChangeGuildRole = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeGuildRole>>, TError,ChangeGuildRoleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeGuildRole>>,
        TError,
        ChangeGuildRoleMutationVariables,
        TContext
      > => {
      return useMutation(getChangeGuildRoleMutationOptions(options), queryClient);
    }
    export const getTransferGuildLeadershipUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/transfer-leadership`
}
/**
 * @summary Hand the guild over
 */
export const transferGuildLeadership = async (guildTag: GuildTag,
    transferGuildLeadershipRequest: TransferGuildLeadershipRequest, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
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
return transport<GuildResult>(getTransferGuildLeadershipUrl(guildTag),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transferGuildLeadershipRequest)
  }
);}
export const getTransferGuildLeadershipMutationKey = () => ['transferGuildLeadership'] as const;
export const getTransferGuildLeadershipMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferGuildLeadership>>, TError,TransferGuildLeadershipMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof transferGuildLeadership>>, TError,TransferGuildLeadershipMutationVariables, TContext> => {
const mutationKey = getTransferGuildLeadershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferGuildLeadership>>, TransferGuildLeadershipMutationVariables> = (props) => {
          const {guildTag,data} = props ?? {};
          return  transferGuildLeadership(guildTag,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type TransferGuildLeadershipMutationResult = NonNullable<Awaited<ReturnType<typeof transferGuildLeadership>>>
    export type TransferGuildLeadershipMutationBody = TransferGuildLeadershipRequest
    export type TransferGuildLeadershipMutationError = ErrorType<Error>
    export type TransferGuildLeadershipMutationVariables = {guildTag: GuildTag;data: TransferGuildLeadershipRequest}
    /**
 * @summary Hand the guild over
 */
export const useTransferGuildLeadership = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferGuildLeadership>>, TError,TransferGuildLeadershipMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferGuildLeadership>>,
        TError,
        TransferGuildLeadershipMutationVariables,
        TContext
      > => {
      return useMutation(getTransferGuildLeadershipMutationOptions(options), queryClient);
    }
    export const getLeaveGuildUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/leave`
}
/**
 * @summary Leave the guild
 */
export const leaveGuild = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildResult> => {
  return transport<GuildResult>(getLeaveGuildUrl(guildTag),
  {
    ...options,
    method: 'POST'
  }
);}
export const getLeaveGuildMutationKey = () => ['leaveGuild'] as const;
export const getLeaveGuildMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveGuild>>, TError,LeaveGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof leaveGuild>>, TError,LeaveGuildMutationVariables, TContext> => {
const mutationKey = getLeaveGuildMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveGuild>>, LeaveGuildMutationVariables> = (props) => {
          const {guildTag} = props ?? {};
          return  leaveGuild(guildTag,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LeaveGuildMutationResult = NonNullable<Awaited<ReturnType<typeof leaveGuild>>>
    export type LeaveGuildMutationError = ErrorType<Error>
    export type LeaveGuildMutationVariables = {guildTag: GuildTag}
    /**
 * @summary Leave the guild
 */
export const useLeaveGuild = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveGuild>>, TError,LeaveGuildMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveGuild>>,
        TError,
        LeaveGuildMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveGuildMutationOptions(options), queryClient);
    }
    export const getListGuildHistoryUrl = (guildTag: GuildTag,
    params?: ListGuildHistoryParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/guilds/${guildTag}/history?${stringifiedParams}` : `/guilds/${guildTag}/history`
}
/**
 * @summary List what happened in the guild
 */
export const listGuildHistory = async (guildTag: GuildTag,
    params?: ListGuildHistoryParams, options?: Parameters<typeof transport>[1]): Promise<GuildHistoryList> => {
  return transport<GuildHistoryList>(getListGuildHistoryUrl(guildTag,params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildHistoryQueryKey = (guildTag: GuildTag,
    params?: ListGuildHistoryParams,) => {
    return [
    `/guilds/${guildTag}/history`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuildHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listGuildHistory>>, TError = ErrorType<Error>>(guildTag: GuildTag,
    params?: ListGuildHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildHistoryQueryKey(guildTag,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildHistory>>> = ({ signal }) => listGuildHistory(guildTag,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guildTag !== null && guildTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildHistory>>>
export type ListGuildHistoryQueryError = ErrorType<Error>
export function useListGuildHistory<TData = Awaited<ReturnType<typeof listGuildHistory>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params: undefined |  ListGuildHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildHistory>>,
          TError,
          Awaited<ReturnType<typeof listGuildHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildHistory<TData = Awaited<ReturnType<typeof listGuildHistory>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildHistory>>,
          TError,
          Awaited<ReturnType<typeof listGuildHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildHistory<TData = Awaited<ReturnType<typeof listGuildHistory>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what happened in the guild
 */
export function useListGuildHistory<TData = Awaited<ReturnType<typeof listGuildHistory>>, TError = ErrorType<Error>>(
 guildTag: GuildTag,
    params?: ListGuildHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildHistory>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildHistoryQueryOptions(guildTag,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListGuildWeeksUrl = (guildTag: GuildTag,) => {
  return `/guilds/${guildTag}/weeks`
}
/**
 * @summary List what members won in the last eight weeks
 */
export const listGuildWeeks = async (guildTag: GuildTag, options?: Parameters<typeof transport>[1]): Promise<GuildWeekList> => {
  return transport<GuildWeekList>(getListGuildWeeksUrl(guildTag),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuildWeeksQueryKey = (guildTag: GuildTag,) => {
    return [
    `/guilds/${guildTag}/weeks`
    ] as const;
    }
export const getListGuildWeeksQueryOptions = <TData = Awaited<ReturnType<typeof listGuildWeeks>>, TError = ErrorType<Error>>(guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuildWeeksQueryKey(guildTag);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuildWeeks>>> = ({ signal }) => listGuildWeeks(guildTag, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guildTag !== null && guildTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuildWeeksQueryResult = NonNullable<Awaited<ReturnType<typeof listGuildWeeks>>>
export type ListGuildWeeksQueryError = ErrorType<Error>
export function useListGuildWeeks<TData = Awaited<ReturnType<typeof listGuildWeeks>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildWeeks>>,
          TError,
          Awaited<ReturnType<typeof listGuildWeeks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildWeeks<TData = Awaited<ReturnType<typeof listGuildWeeks>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuildWeeks>>,
          TError,
          Awaited<ReturnType<typeof listGuildWeeks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuildWeeks<TData = Awaited<ReturnType<typeof listGuildWeeks>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what members won in the last eight weeks
 */
export function useListGuildWeeks<TData = Awaited<ReturnType<typeof listGuildWeeks>>, TError = ErrorType<Error>>(
 guildTag: GuildTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuildWeeks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuildWeeksQueryOptions(guildTag,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
