extension LanguageTexts {
    static let ko = """
        dismiss: 닫기
        dismissPost: “%@” 닫기
        information: 정보
        success: 성공
        warning: 경고
        error: 오류
        available: %@ 사용 가능
        times.other: %d회
        ok: 확인
        cancel: 취소
        email: 이메일
        password: 암호
        oneTimeCode: 코드
        name: 이름
        choose: 선택
        requiredField: 필수 입력 항목입니다
        invalidEmail: 유효한 이메일 주소를 입력하십시오
        invalidNumber: 숫자를 입력하십시오
        rating: %2$d개 중 %1$d개
        unrated: 평가 안 함
        undo: 실행 취소
        copy: 복사
        inProgress: 진행 중
        more.other: %d개 더
        showLess: 간략히 보기
        showMore: 더 보기
        clearAll: 모두 지우기
        noInternetTitle: 인터넷에 연결되어 있지 않음
        noInternetSubtitle: 연결을 확인하고 다시 시도하십시오
        """
}
