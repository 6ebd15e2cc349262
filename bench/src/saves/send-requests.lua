-- For wrk: sends the requests of the file in turn, one a line as JSON writes it.
local escapes = { r = "\r", n = "\n", ['"'] = '"', ["\\"] = "\\" }
local requests = {}
for line in io.lines(os.getenv("REQUESTS")) do
  requests[#requests + 1] = line:gsub("\\(.)", escapes)
end
local turn = 0
request = function()
  turn = turn % #requests + 1
  return requests[turn]
end
