import { createServer } from "node:net";

// A mail server that refuses everybody's login. The argument is the port.
createServer((socket) => {
  socket.on("error", () => {});
  socket.write("220 refusing\r\n");
  socket.on("data", (line) => {
    const isGreeting = /^(EHLO|HELO)/.test(line.toString());
    socket.write(isGreeting ? "250 refusing\r\n" : "530 5.7.0 Authentication required\r\n");
  });
}).listen(Number(process.argv[2]), "127.0.0.1");
