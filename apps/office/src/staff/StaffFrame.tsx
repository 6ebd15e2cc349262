import { countWaiting, logOutStaff } from "@kautia/contract";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { queryOf } from "../api/queries.ts";
import { Failed } from "../parts/Failed.tsx";
import { OfficeShell } from "../shell/OfficeShell.tsx";
import { PersonIdContext } from "../shell/person-id.ts";
import { PersonMenu } from "../shell/PersonMenu.tsx";
import { useLogOut } from "../shell/use-log-out.ts";
import { Message } from "../parts/Message.tsx";
import { useText } from "../text/use-text.ts";
import { useNavigation } from "./navigation.ts";
import { Palette } from "./search/Palette.tsx";
import { usePerson } from "./session.ts";

/** How often the numbers in the navigation are counted again, in ms. */
const countEvery = 60_000;

export function StaffFrame() {
  const { t } = useText();
  const person = usePerson();
  const { data: waiting } = useQuery({ ...queryOf(countWaiting, {}), refetchInterval: countEvery });
  const logOut = useLogOut(logOutStaff);
  const groups = useNavigation(waiting);
  return (
    <OfficeShell
      area={t("staff.title")}
      home="/staff"
      groups={groups}
      search={<Palette pages={groups} />}
      person={
        <PersonMenu name={person.name} detail={t(`staff.role.${person.role}`)} onLogOut={() => logOut.mutate()} />
      }
    >
      {waiting?.moneyHeld ? <Message title={t("staff.moneyHeld.title")}>{t("staff.moneyHeld.text")}</Message> : null}
      <Failed error={logOut.error} />
      <PersonIdContext value={person.id}>
        <Outlet />
      </PersonIdContext>
    </OfficeShell>
  );
}
